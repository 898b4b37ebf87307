import { type APIRequestContext, type BrowserContext, expect, request } from '@playwright/test';
import { signInAsNew } from './visitors.ts';

/** Signs in somebody whom no other test knows, with full access and the permission to export. Gives the e-mail. */
export async function signInAsNewReader(
  context: BrowserContext,
  origin: string,
  mayExport = true,
): Promise<string> {
  const email = await signInAsNew(context, origin);
  const operator = await request.newContext({ baseURL: origin, extraHTTPHeaders: { origin } });
  await post(operator, '/api/auth/sign-in/', { email: 'operator@demo.example', password: 'basispoint-demo' });
  const { users } = await (await operator.get(`/operator/users/?find=${email}&format=json`)).json();
  const [{ id, level }] = users;
  await post(operator, `/api/operator/users/${id}/level/`, { value: 1077, seen: level });
  if (mayExport) await post(operator, `/api/operator/users/${id}/excel/`, { value: true, seen: false });
  await operator.dispose();
  return email;
}

async function post(by: APIRequestContext, path: string, data: object): Promise<void> {
  const answer = await by.post(path, { data });
  expect(answer.ok(), `${path} ${await answer.text()}`).toBe(true);
}
