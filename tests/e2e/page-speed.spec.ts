import { readFileSync, statSync } from 'node:fs';
import type { Page, Request } from '@playwright/test';
import {
  comeNear,
  expect,
  FIRST_VISIT,
  STOCK,
  signInAs,
  test,
  VISITORS,
  waitForTakeOver,
  waitUntilIdle,
  waitUntilLaidOut,
} from './visitors.ts';

const CLIENT = 'dist/client';
/** What we hold ourselves to, compressed. */
const MOST_SCRIPT_BYTES = 95_000;
const MOST_SHIFT = 0.02;

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

/** The files that a page requests before anyone touches it, by the manifest of the build. */
function firstScripts(source: string): string[] {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(`${CLIENT}/.vite/manifest.json`, 'utf8'));
  const wanted = new Set(['src/app/client.tsx', source]);
  for (const each of wanted) for (const imported of manifest[each]?.imports ?? []) wanted.add(imported);
  return [...wanted].map((each) => manifest[each]?.file ?? each);
}

/** By the ids of its sections: one that is taken over may be drawn anew on the way. */
async function readToTheEnd(page: Page): Promise<void> {
  const sections = await page.locator('main section[id]').evaluateAll((found) => found.map(({ id }) => id));
  expect(sections.length).toBeGreaterThan(3);
  for (const id of sections) await page.evaluate((id) => document.getElementById(id)?.scrollIntoView(), id);
}

for (const page of ['stock/stock.islands', 'company/company.islands'])
  test(`the first JavaScript of ${page} stays within its budget`, () => {
    const bytes = firstScripts(`src/pages/public/${page}.ts`).map(
      (file) => statSync(`${CLIENT}/${file}.br`).size,
    );
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MOST_SCRIPT_BYTES);
  });

for (const visitor of VISITORS)
  test(
    `the stock page requests nothing twice, also at its end, as ${visitor}`,
    FIRST_VISIT,
    async ({ page, context, baseURL }) => {
      await signInAs(context, visitor, baseURL ?? '');
      const requested: string[] = [];
      const pending = new Set<Request>();
      page.on('request', (request) => {
        // A page that is fetched ahead is another document.
        if (request.headers()['sec-purpose'] !== undefined) return;
        requested.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`);
        // Prices that move are an open stream, which never ends.
        if (!request.url().endsWith('/live/')) pending.add(request);
      });
      page.on('requestfinished', (request) => pending.delete(request));
      page.on('requestfailed', (request) => pending.delete(request));
      await page.goto(STOCK);
      await waitForTakeOver(page);
      await readToTheEnd(page);
      await expect
        .poll(async () => {
          const before = requested.length;
          await waitUntilIdle(page);
          return requested.length - before + pending.size;
        })
        .toBe(0);
      expect(requested.filter((request, at) => requested.indexOf(request) !== at)).toEqual([]);
      expect(requested.filter((request) => /\.css /.test(request))).toHaveLength(1);
      // The names of languages in other letters do not bring a second one.
      expect(requested.filter((request) => /\.woff2 /.test(request))).toHaveLength(1);
      const inDocument = firstScripts('src/pages/public/stock/stock.islands.ts');
      for (const file of inDocument) expect(requested.some((request) => request.includes(file))).toBe(true);
    },
  );

/** Adds up what moves without the reader's doing. */
const countShift = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) (window as unknown as { shift: number }).shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

const shiftOf = (page: Page) => page.evaluate(() => (window as unknown as { shift: number }).shift);

test(
  'nothing of the stock page moves while it is taken over and read to its end',
  FIRST_VISIT,
  async ({ page }) => {
    await countShift(page);
    await page.goto(STOCK);
    await waitForTakeOver(page);
    await waitUntilLaidOut(page);
    const last = page.locator('main section[id]').last();
    await expect(last).toHaveCSS('content-visibility', 'auto');
    const reserved = await heightsOfSections(page);
    await readToTheEnd(page);
    await waitUntilIdle(page);
    expect(await shiftOf(page)).toBeLessThanOrEqual(MOST_SHIFT);
    await expect(last).toHaveCSS('content-visibility', 'visible');
    expect(await heightsOfSections(page)).toEqual(reserved);
  },
);

const heightsOfSections = (page: Page) =>
  page
    .locator('main section[id]')
    .evaluateAll((sections) => sections.map(({ id, clientHeight }) => `${id} ${clientHeight}`));

test('sections far below keep no height of another width', async ({ page }) => {
  await page.goto(STOCK);
  await waitUntilLaidOut(page);
  const last = page.locator('main section[id]').last();
  await expect(last).toHaveCSS('content-visibility', 'auto');
  await page.setViewportSize({ width: 800, height: 900 });
  await expect(last).toHaveCSS('content-visibility', 'visible');
});

test('nothing moves for whoever scrolls before far sections are laid out, and a press lays out all', async ({
  page,
  complaints,
}) => {
  await countShift(page);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(STOCK);
  const last = page.locator('main section[id]').last();
  await expect(last).toHaveCSS('content-visibility', 'auto');
  await page.mouse.move(600, 500);
  const isAtEnd = () =>
    page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 2);
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 700);
      return isAtEnd();
    })
    .toBe(true);
  expect(await shiftOf(page)).toBeLessThanOrEqual(MOST_SHIFT);
  await page.keyboard.press('Shift');
  await waitUntilLaidOut(page);
  await expect(last).toHaveCSS('content-visibility', 'visible');
  complaints.splice(0);
});

test('a link leads into what stands far below, though no other script came yet', async ({
  page,
  complaints,
}) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(STOCK);
  await page.locator('nav a[href="#bonds"]').click();
  await expect(page.locator('#bonds h2')).toBeInViewport();
  await page.goto('about:blank');
  await page.goto(`${STOCK}#multipliers`);
  await expect(page.locator('#multipliers h2')).toBeInViewport();
  // Scripts that were held back are what the browser complains about here.
  complaints.splice(0);
});

for (const { who, isLeftAlone } of [
  { who: '', isLeftAlone: true },
  { who: ', for whoever is asked about cookies too', isLeftAlone: false },
])
  test.describe(() => {
    test.use({ isLeftAlone });

    test(
      `what a reader sees first is there before any script${who}`,
      FIRST_VISIT,
      async ({ page, complaints }) => {
        await page.route('**/*.js', (route) => route.abort());
        await page.addInitScript(() => {
          new PerformanceObserver((list) => {
            const last = list.getEntries().at(-1) as (PerformanceEntry & { element?: Element }) | undefined;
            if (last?.element) Object.assign(window, { largest: last.element.textContent });
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        });
        await page.goto(STOCK);
        const largest = () => page.evaluate(() => (window as { largest?: string }).largest);
        await expect(page.locator('h1')).toBeVisible();
        await expect(page.locator('#graph')).toBeVisible();
        // The browser reports a larger text when its font has come and was painted.
        await page.evaluate(() => document.fonts.ready);
        await page.evaluate(
          () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
        );
        await expect.poll(largest).toMatch(/\S/);
        const withoutScript = await largest();
        // Scripts that were held back are what the browser complains about here.
        complaints.splice(0);

        await page.unroute('**/*.js');
        await page.goto(STOCK);
        await waitForTakeOver(page);
        await expect.poll(largest).toBe(withoutScript);
      },
    );
  });

test(
  'styles and scripts are cached by the browser for ever, under names that change with them',
  FIRST_VISIT,
  async ({ page }) => {
    const cacheControls: string[] = [];
    page.on('response', (response) => {
      if (/\/assets\//.test(response.url())) cacheControls.push(response.headers()['cache-control'] ?? '');
    });
    await page.goto(STOCK);
    await comeNear(page, 'main a');
    expect(new Set(cacheControls)).toEqual(new Set(['public, max-age=31536000, immutable']));
  },
);
