import { type APIRequestContext, type BrowserContext, expect, request } from '@playwright/test';
import { signInAsNew } from './visitors.ts';

/** Signs in somebody whom no other test knows, with full access and the permission to export. */
export async function signInAsNewReader(context: BrowserContext, origin: string): Promise<void> {
  const email = await signInAsNew(context, origin);
  const operator = await request.newContext({ baseURL: origin, extraHTTPHeaders: { origin } });
  await post(operator, '/api/auth/sign-in/', { email: 'operator@demo.example', password: 'basispoint-demo' });
  const { users } = await (await operator.get(`/operator/users/?find=${email}&format=json`)).json();
  const [{ id, level }] = users;
  await post(operator, `/api/operator/users/${id}/level/`, { value: 1077, seen: level });
  await post(operator, `/api/operator/users/${id}/excel/`, { value: true, seen: false });
  await operator.dispose();
}

async function post(by: APIRequestContext, path: string, data: object): Promise<void> {
  const answer = await by.post(path, { data });
  expect(answer.ok(), `${path} ${await answer.text()}`).toBe(true);
}
