import { DEMO_PASSWORD } from '../src/ingest/demo-market/demo-accounts.ts';
import type { RunningServer } from './servers.ts';

/** The cookie of the demo account that may see everything. */
export async function signIn({ origin }: RunningServer): Promise<string> {
  const answer = await fetch(`${origin}/api/auth/sign-in/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email: 'paid@demo.example', password: DEMO_PASSWORD }),
  });
  if (!answer.ok) throw new Error(`the demo account could not sign in: ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
