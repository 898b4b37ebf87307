import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BondPageData, bondPage } from '#pages/bond/bond.contract.ts';
import { startTestApp, type TestApp, type TestViewer } from '../src/app/app-for-tests.server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const read = async (path: string, viewer: TestViewer = 'paid'): Promise<BondPageData> =>
  (await app.get(`${path}?format=json`, viewer)).json();
const PLAIN = '/bonds/norvik-steel-bond-1/';

const idsIn = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, id]) => id ?? '');
const menuIn = (html: string) => {
  const menu = /<nav [^>]*aria-label="Sections".*?<\/nav>/s.exec(html)?.[0] ?? '';
  return idsIn(menu, /href="#([a-z-]+)"/g);
};

test.each(['anonymous', 'free', 'paid'] as const)(
  'EP-01 as %s the page has its sections, and so has its menu',
  async (viewer) => {
    const data = await read(PLAIN, viewer);
    expect(data.failed).toEqual([]);
    expect(bondPage.reply.parse(data)).toEqual(data);
    const html = (await app.get(PLAIN, viewer)).body;
    console.log(menuIn(html), JSON.stringify(data, null, 1).slice(0, 6000));
  },
);
