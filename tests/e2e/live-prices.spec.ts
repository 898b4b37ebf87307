import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { Page } from '@playwright/test';
import { copyDemoSite } from './demo-site.ts';
import { findFreePort } from './free-port.ts';
import {
  comeNear,
  expect,
  PHONE,
  STOCK,
  sidewaysOverflow,
  stopClock,
  test,
  type Visitor,
  waitUntilIdle,
} from './visitors.ts';

/** A site of its own, whose prices move: those of all other tests stand still. Its tests share it, one after another. */
let origin = '';
let server: ChildProcess;
let dataDir = '';

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  dataDir = await copyDemoSite();
  const port = await findFreePort();
  origin = `http://127.0.0.1:${port}`;
  const { DATABASE_URL: _, ...environment } = process.env;
  const env = {
    ...environment,
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
  };
  server = fork('dist/server/server.js', ['--live=always'], {
    env,
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
  });
  if (!server.stdout) throw new Error('its output is a pipe');
  for await (const line of createInterface(server.stdout)) if (line.includes('listening on')) break;
  server.stdout.resume();
});
test.afterAll(async () => {
  if (server.exitCode === null) {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
  await rm(dataDir, { recursive: true, force: true });
});

async function open(page: Page, visitor: Visitor, path = STOCK): Promise<void> {
  const cookies = { cookie_consent: 'necessary', cookiecatfish: '1' };
  await page
    .context()
    .addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: origin })));
  if (visitor !== 'anonymous') {
    const response = await page.request.post(`${origin}/api/auth/sign-in/`, {
      data: { email: `${visitor}@demo.example`, password: 'basispoint-demo' },
      headers: { origin },
    });
    expect(response.ok()).toBe(true);
  }
  await page.goto(origin + path);
}

const MINUTE = 60_000;
/** Comes back after whatever the page has requested before. */
const requestSomething = (page: Page) => page.evaluate(async () => (await fetch('/readyz')).status);

const headingPrice = (page: Page) => page.locator('main [data-price]').first();
const mark = (page: Page) => page.locator('[data-live]');
const streamsOf = (page: Page) => {
  const requested: { url: string; last: string | undefined }[] = [];
  const ended: string[] = [];
  const isStream = (url: string) => url.endsWith('/live/');
  page.on('request', (request) => {
    if (isStream(request.url()))
      requested.push({ url: request.url(), last: request.headers()['last-event-id'] });
  });
  page.on('requestfailed', (request) => isStream(request.url()) && ended.push(request.url()));
  page.on('requestfinished', (request) => isStream(request.url()) && ended.push(request.url()));
  return { requested, ended, isOpen: () => requested.length > ended.length };
};

/** As a browser does it with a page that another tab covers. */
async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (hidden ? 'hidden' : 'visible'),
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

test('ST-07 ST-09 the price moves in the heading, the table and the dynamics, and all agree', async ({
  page,
}) => {
  const streams = streamsOf(page);
  await open(page, 'free');
  await expect(mark(page)).toHaveAttribute('data-live', 'live');
  const before = await headingPrice(page).innerText();
  const width = (await headingPrice(page).boundingBox())?.width ?? 0;
  await comeNear(page, '#venues');
  await comeNear(page, '#dynamics');
  await expect(headingPrice(page)).not.toHaveText(before);
  expect(Math.abs(((await headingPrice(page).boundingBox())?.width ?? 0) - width)).toBeLessThan(2);
  await expect(async () => {
    const shown = await page.evaluate(() => {
      const find = (text: string | null | undefined) => /\d[\d\u00a0]*\.\d{2}/.exec(text ?? '')?.[0];
      return [
        find(document.querySelector('main [data-price]')?.textContent),
        find(document.querySelector('#venues tr[aria-current] td:nth-of-type(2)')?.textContent),
        find(document.querySelector('#dynamics [data-price]')?.textContent),
      ];
    });
    expect(new Set(shown)).toEqual(new Set([shown[0]]));
    expect(shown[0]).toBeTruthy();
  }).toPass();
  // One stream for all of them, and nothing that is read aloud with every tick.
  expect(streams.requested).toHaveLength(1);
  expect(
    await page.locator('main [aria-live]:not([aria-live=off]), main [role=status]').allInnerTexts(),
  ).toEqual(expect.not.arrayContaining([expect.stringMatching(/\d\.\d/)]));
  expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
  await page.setViewportSize(PHONE);
  await expect.poll(() => sidewaysOverflow(page)).toBeLessThanOrEqual(0);
});

test('CH-02 the chart of the day grows without being requested again', async ({ page }) => {
  await open(page, 'free', `${STOCK}?period=0`);
  await expect(mark(page)).toHaveAttribute('data-live', 'live');
  const series: string[] = [];
  page.on('request', (request) => request.url().includes('get_tradings') && series.push(request.url()));
  const picture = () =>
    page
      .locator('#graph canvas')
      .first()
      .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  const before = await picture();
  await expect.poll(picture).not.toBe(before);
  expect(series).toEqual([]);
});

test('LV-06 a visitor who may not see prices opens no stream and sees no mark', async ({ page }) => {
  const streams = streamsOf(page);
  await open(page, 'anonymous');
  await comeNear(page, '#venues');
  await waitUntilIdle(page);
  expect(streams.requested).toEqual([]);
  await expect(mark(page)).toHaveCount(0);
  await expect(page.locator('#venues')).toContainText('***');
});

test('ST-02 another venue has no stream; going back brings it again', async ({ page }) => {
  const streams = streamsOf(page);
  await open(page, 'free');
  await expect(mark(page)).toHaveAttribute('data-live', 'live');
  await page.locator('a[href="/stocks/norvik-steel/2/"]').first().click();
  await expect(page).toHaveURL(/\/2\/$/);
  await expect(mark(page)).toHaveCount(0);
  await expect.poll(streams.isOpen).toBe(false);
  await page.goBack();
  await expect(mark(page)).toHaveAttribute('data-live', 'live');
  expect(streams.requested).toHaveLength(2);
});

test('a hidden page closes its stream and goes on where it was when it is seen again', async ({ page }) => {
  const streams = streamsOf(page);
  await open(page, 'free');
  const before = await headingPrice(page).innerText();
  await expect(headingPrice(page)).not.toHaveText(before);
  await setHidden(page, true);
  await expect.poll(streams.isOpen).toBe(false);
  const hidden = await headingPrice(page).innerText();
  const other = await page.context().newPage();
  await other.goto(origin + STOCK);
  await expect(headingPrice(other)).not.toHaveText(await headingPrice(other).innerText());
  await other.close();
  expect(await headingPrice(page).innerText()).toBe(hidden);
  await setHidden(page, false);
  await expect(mark(page)).toHaveAttribute('data-live', 'live');
  await expect(headingPrice(page)).not.toHaveText(hidden);
  expect(streams.requested).toHaveLength(2);
  expect(streams.requested[1]?.last).toMatch(/^\d+$/);
});

test('a page that was left and gone back to moves again', async ({ page }) => {
  await open(page, 'free');
  await expect(mark(page)).toHaveAttribute('data-live', 'live');
  await page.goto(`${origin}/stocks/`);
  await page.goBack();
  await expect(mark(page)).toHaveAttribute('data-live', 'live');
  const before = await headingPrice(page).innerText();
  await expect(headingPrice(page)).not.toHaveText(before);
});

test('on a slow line the drawn chart stays while prices move, until it is painted', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(/\/mount-stage[^/]*\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  const requested = page.waitForRequest(/\/mount-stage[^/]*\.js$/);
  await open(page, 'free');
  await requested;
  const drawing = page.locator('#graph div[aria-hidden=true]:has(+ div > canvas)').first();
  await expect(drawing).toBeVisible();
  held.resolve();
  await expect(drawing).toBeHidden();
  await expect(page.locator('#graph canvas').first()).toBeVisible();
});

test('a stream that fails is tried again, later each time, and the page says so until it is back', async ({
  page,
  complaints,
}) => {
  let tries = 0;
  let isBroken = true;
  await page.route('**/live/', async (route) => {
    if (!isBroken) return route.continue();
    tries += 1;
    return route.abort('connectionreset');
  });
  await page.clock.install();
  await open(page, 'free');
  await expect(mark(page)).toHaveAttribute('data-live', 'reconnecting');
  await expect(page.locator('main [role=status]', { hasText: 'interrupted' })).toHaveCount(1);
  await stopClock(page);
  const waitForTry = (count: number) =>
    expect
      .poll(async () => {
        if (tries < count) await page.clock.runFor(250);
        return tries;
      })
      .toBe(count);
  await waitForTry(3);
  await requestSomething(page);
  await page.clock.runFor(1_900);
  await requestSomething(page);
  expect(tries).toBe(3);
  await waitForTry(4);
  isBroken = false;
  await page.clock.resume();
  await expect(mark(page)).toHaveAttribute('data-live', 'live');
  // The browser itself notes each failed request.
  expect(complaints.splice(0).every((text) => /ERR_CONNECTION_RESET/.test(text))).toBe(true);
});

test('who signs out elsewhere sees the last price stand, and the page asks no more', async ({
  page,
  complaints,
}) => {
  const streams = streamsOf(page);
  await page.clock.install();
  await open(page, 'paid');
  await expect(mark(page)).toHaveAttribute('data-live', 'live');
  await page.request.post(`${origin}/api/auth/sign-out/`, { data: {}, headers: { origin } });
  await expect(mark(page)).toHaveCount(0);
  await page.clock.runFor(MINUTE);
  await requestSomething(page);
  expect(streams.requested).toHaveLength(1);
  complaints.splice(0);
});

test('the mark speaks the language of the page', async ({ page }) => {
  await open(page, 'free', `/rus${STOCK}`);
  await expect(mark(page)).toHaveText('Онлайн');
  await expect(mark(page)).toHaveAttribute('title', /в реальном времени/);
});
