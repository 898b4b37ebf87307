import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestViewer } from '../src/app/app-for-tests.server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const SIGN_IN = 'Sign in to see it.';
const SIGN_IN_FOR_ACCESS = 'Part of full access. Sign in to continue.';
const GET_ACCESS = 'Part of full access.';

/** The sentence that refuses a call to a viewer; null where it is answered. */
async function toldOf(url: string, viewer: TestViewer): Promise<{ code: string; message: string } | null> {
  const response = await app.get(url, viewer);
  return response.statusCode === 200 ? null : response.json();
}

test.each([
  { url: '/bonds/?sort=yield&format=json', anonymous: SIGN_IN, free: null },
  { url: '/stocks/?last_from=10&format=json', anonymous: SIGN_IN, free: null },
  { url: '/indexes/?sort=value&format=json', anonymous: SIGN_IN_FOR_ACCESS, free: GET_ACCESS },
  {
    url: '/files/reports/6f0c2c1e-7d0f-4a3b-9b53-6a8a4b0d9c11/',
    anonymous: SIGN_IN_FOR_ACCESS,
    free: GET_ACCESS,
  },
  { url: '/export/bonds/1/schedule/', anonymous: SIGN_IN_FOR_ACCESS, free: GET_ACCESS },
])('LV-06 RD-09 a refused call says what would make it available: $url', async ({ url, anonymous, free }) => {
  expect(await toldOf(url, 'anonymous')).toMatchObject({ code: 'must_sign_in', message: anonymous });
  expect(await toldOf(url, 'free')).toEqual(free && { code: 'must_get_access', message: free });
});

test('LV-06 IF-03 a paid reader whose plan has no files is sent to support', async () => {
  const { rows } = await app.services.stores.primaryPool.query<{ id: number }>(
    'select instrument_id as id from bond order by 1 limit 1',
  );
  expect(await toldOf(`/export/bonds/${rows[0]?.id}/schedule/`, 'noexcel')).toEqual({
    code: 'access_denied_auth',
    message: 'Your plan does not include Excel export. Contact support to add it.',
  });
});

test('LV-06 LV-01 the same in the language of the page', async () => {
  const german = await toldOf('/deu/indexes/?sort=value&format=json', 'anonymous');
  expect(german?.message).toBe('Teil des vollen Zugangs. Melden Sie sich an, um fortzufahren.');
});

test.each([
  { viewer: 'anonymous', price: 'sign in to see it', range: 'part of full access; sign in to continue' },
  { viewer: 'free', price: null, range: 'full access required' },
  { viewer: 'paid', price: null, range: null },
] as const)(
  'LV-06 the page of a stock tells $viewer how to see each locked value',
  async ({ viewer, price, range }) => {
    const html = (await app.get('/stocks/norvik-steel/', viewer)).body;
    const section = /<section[^>]* id="dynamics".*?<\/section>/s.exec(html)?.[0] ?? '';
    const titles = new Set([...section.matchAll(/title="Locked: ([^"]+)"/g)].map(([, words]) => words));
    expect(titles).toEqual(new Set([price, range].filter((words) => words !== null)));
  },
);
