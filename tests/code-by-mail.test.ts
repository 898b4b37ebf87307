import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../src/app/app-for-tests.server.ts';
import { createVisitor } from './account-visitor.ts';
import { startTestSmtp, type TestSmtp } from './smtp-for-tests.ts';

let smtp: TestSmtp;
let app: TestApp;
beforeAll(async () => {
  smtp = await startTestSmtp();
  const mail = { url: smtp.url, from: 'Basispoint <noreply@site.example>' };
  app = await startTestApp({ config: { mail }, background: true });
});
afterAll(async () => {
  await app.close();
  await smtp.close();
});

test('US-03 US-08 a code that a real mail server received signs its reader in, and stays nowhere else', async () => {
  const visitor = createVisitor(app);
  await visitor.post('/chn/api/auth/code/', { address: 'free@demo.example' });
  const email = await smtp.emailTo('free@demo.example');
  expect(email.from).toBe('noreply@site.example');
  const code = /\b\d{6}\b/.exec(email.text)?.[0] ?? '';
  const signedIn = await visitor.post('/api/auth/code/confirm/', { code });
  expect(signedIn.json()).toMatchObject({ email: 'free@demo.example', level: 1 });
  await expect
    .poll(async () => {
      const { rows } = await app.services.stores.primaryPool.query(
        'select state, text from outbound_message',
      );
      return rows;
    })
    .toEqual([{ state: 'sent', text: '' }]);
});
