import { type APIRequestContext, type BrowserContext, expect, request } from '@playwright/test';

const PASSWORD = 'a quiet evening by the sea';

/** Signs in somebody whom no other test knows, with full access and the permission to export. */
export async function signInAsNewReader(context: BrowserContext, origin: string): Promise<void> {
  const email = `reader-${crypto.randomUUID()}@demo.example`;
  const operator = await request.newContext({ baseURL: origin, extraHTTPHeaders: { origin } });
  const post = async (by: APIRequestContext, path: string, data: object) => {
    const answer = await by.post(path, { data, headers: { origin } });
    expect(answer.ok(), `${path} ${await answer.text()}`).toBe(true);
  };
  const find = async (path: string) => (await operator.get(`${path}format=json`)).json();
  await post(operator, '/api/auth/sign-in/', {
    email: 'operator@demo.example',
    password: 'basispoint-demo',
  });
  await post(context.request, '/api/auth/register/', { email, password: PASSWORD, name: 'Reader' });
  const { messages } = await find('/operator/outbox/?');
  const letter = messages.find(({ address }: { address: string }) => address === email);
  const code = /\b\d{6}\b/.exec(letter?.text ?? '')?.[0] ?? '';
  await post(context.request, '/api/auth/register/confirm/', { code });
  const { users } = await find(`/operator/users/?find=${email}&`);
  const [{ id, level }] = users;
  await post(operator, `/api/operator/users/${id}/level/`, { value: 1077, seen: level });
  await post(operator, `/api/operator/users/${id}/excel/`, { value: true, seen: false });
  await operator.dispose();
}
