import type { Locator, Page } from '@playwright/test';
import {
  BOTH_WIDTHS,
  expect,
  FIRST_VISIT_AT_BOTH_WIDTHS,
  findFaults,
  PHONE,
  sidewaysOverflow,
  signInAs,
  THEMES,
  test,
} from './visitors.ts';

const GALLERY = '/widgets/chart/';

const price = (page: Page) => page.locator('#chart-price');
const surface = (chart: Locator) => chart.getByRole('application');
const readout = (chart: Locator) =>
  chart
    .locator('p')
    .filter({ hasText: /\d\d\.\d\d\.20\d\d/ })
    .first();
const handle = (chart: Locator, end: 'Start' | 'End') => chart.getByRole('slider', { name: end });
const resetButton = (chart: Locator) => chart.getByRole('button', { name: 'Reset zoom' });

/** The rows are of the store: only who may see prices sees them. */
async function enter(page: Page): Promise<void> {
  await signInAs(page.context(), 'paid', new URL(test.info().project.use.baseURL ?? '').origin);
  await page.goto(GALLERY);
}

async function open(page: Page): Promise<void> {
  await enter(page);
  await expect(handle(price(page), 'Start')).toBeVisible();
}

/** The days of the chart, as the page writes them. */
async function daysOf(page: Page): Promise<readonly string[]> {
  const { chart } = await (await page.request.get(`${GALLERY}?format=json`)).json();
  const days: [number, number | null][] = chart.share.price.series[0].data;
  return days.map(([time]) => new Date(time).toISOString().slice(0, 10).split('-').reverse().join('.'));
}

/** How many pixels of the painted chart are not empty. */
const inkOf = (chart: Locator) =>
  chart
    .locator('canvas')
    .first()
    .evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {
        data: [],
      };
      let ink = 0;
      for (let index = 3; index < data.length; index += 4) if (data[index]) ink++;
      return ink;
    });

test.describe('before any script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'CH-02 CB-01 the chart is in the page, as wide as its place, with its last values',
    BOTH_WIDTHS,
    async ({ page }) => {
      await enter(page);
      const chart = price(page);
      await expect(readout(chart)).toContainText('Last');
      await expect(chart.locator('svg text:visible', { hasText: '2026' }).first()).toBeVisible();
      await expect(chart.locator('svg text:visible', { hasText: /^D$/ })).not.toHaveCount(0);
      const curve = await chart.locator('svg path[stroke="var(--chart-1)"]:visible').first().boundingBox();
      const whole = await chart.boundingBox();
      expect((curve?.width ?? 0) / (whole?.width ?? 1)).toBeGreaterThan(0.8);
      expect(await sidewaysOverflow(page)).toBe(0);
    },
  );

  test('CH-11 CB-07 what may not be shown is not drawn either: a date and a curve', async ({ page }) => {
    await page.goto(GALLERY);
    const silent = page.locator('#chart-silent');
    await expect(readout(silent)).toHaveText(/^\d\d\.\d\d\.20\d\d \d\d:\d\d$/);
    const texts = await silent.locator('svg text:visible').allTextContents();
    expect(texts.every((text) => /^\d\d:\d\d$|^\d+ \w+$/.test(text))).toBe(true);
  });
});

test(
  'CB-01 the canvas takes over at the same size and nothing moves',
  FIRST_VISIT_AT_BOTH_WIDTHS,
  async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await open(page);
    const chart = price(page);
    await expect.poll(() => inkOf(chart)).toBeGreaterThan(10_000);
    await surface(chart).hover();
    await surface(chart).focus();
    for (let step = 0; step < 5; step++) await page.keyboard.press('PageUp');
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
    await expect(chart.locator('svg text:visible')).toHaveCount(0);
  },
);

test('CB-01 the keyboard moves a cursor whose values are shown and said, and zooms', async ({ page }) => {
  await open(page);
  const days = await daysOf(page);
  const chart = price(page);
  await surface(chart).focus();
  await expect(surface(chart)).toHaveAccessibleDescription(/Arrow keys/);
  await page.keyboard.press('Home');
  const [first = '', , third = ''] = days;
  await expect(readout(chart)).toContainText(first);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(readout(chart)).toContainText(third);
  await expect(chart.getByRole('status')).toContainText(/^[\d.]{10}\. Last, [\d.\s]+, [+−]/);
  await expect(chart.getByRole('status')).toContainText(third);
  await page.keyboard.press('f');
  await expect(chart.getByRole('status')).toContainText(/[DS]: (Dividend|Split) [\d.:]+/);
  await page.keyboard.press('+');
  await expect(resetButton(chart)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(readout(chart)).toContainText(days.at(-1) ?? '');
  const start = handle(chart, 'Start');
  await start.focus();
  await page.keyboard.press('Home');
  await expect(start).toHaveAttribute('aria-valuetext', first);
});

test('CB-01 a pointer reads, drags and zooms; without Ctrl or focus the wheel scrolls the page', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'fingers have a test of their own');
  await open(page);
  const chart = price(page);
  const lastDay = (await daysOf(page)).at(-1) ?? '';
  const start = handle(chart, 'Start');
  const first = await start.getAttribute('aria-valuetext');
  const box = await surface(chart).boundingBox();
  if (!box) throw new Error('the chart has no box');
  await page.mouse.move(box.x + box.width / 2, box.y + 100);
  await expect(readout(chart)).not.toContainText(lastDay);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(200);
  expect(await start.getAttribute('aria-valuetext')).toBe(first);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -100);
  await page.keyboard.up('Control');
  await expect(start).not.toHaveAttribute('aria-valuetext', first ?? '');
  expect(await page.evaluate(() => scrollY)).toBe(200);

  const zoomed = await start.getAttribute('aria-valuetext');
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 150, box.y + 100, { steps: 3 });
  await page.mouse.up();
  await expect(start).not.toHaveAttribute('aria-valuetext', zoomed ?? '');
  await page.mouse.dblclick(box.x + box.width / 2, box.y + 50);
  await expect(start).toHaveAttribute('aria-valuetext', first ?? '');

  const grip = await handle(chart, 'End').boundingBox();
  if (!grip) throw new Error('the handle has no box');
  await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2);
  await page.mouse.down();
  await page.mouse.move(grip.x - 500, grip.y + 10, { steps: 3 });
  await page.mouse.up();
  await expect(handle(chart, 'End')).not.toHaveAttribute('aria-valuetext', lastDay);
  await resetButton(chart).click();
  await expect(resetButton(chart)).toHaveCount(0);
});

test('CB-05 on paper the chart is a drawing of what is shown, in light colours', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page);
  const chart = price(page);
  await surface(chart).focus();
  for (let step = 0; step < 4; step++) await page.keyboard.press('+');
  await expect(resetButton(chart)).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(chart.locator('canvas').first()).toBeHidden();
  const labels = chart.locator('svg text:visible');
  await expect(labels.filter({ hasText: /^Dec$/ })).toHaveCount(0);
  await expect(labels.filter({ hasText: /^Jun$/ })).toHaveCount(1);
  await expect(chart.locator('svg path[stroke="var(--chart-1)"]:visible').first()).toHaveCSS(
    'stroke',
    'rgb(29, 79, 196)',
  );
});

test('CB-01 the visible figures as a table', async ({ page }) => {
  await open(page);
  const chart = price(page);
  await chart.getByRole('button', { name: 'Show as table' }).click();
  const days = await daysOf(page);
  await expect(chart.getByRole('row')).toHaveCount(days.length + 1);
  await expect(chart.getByRole('row').nth(1)).toContainText(days.at(-1) ?? '');
  await expect(page.locator('#chart-silent').getByRole('button', { name: 'Show as table' })).toHaveCount(0);
});

test('CB-01 a finger moves the cursor sideways, two pinch, and the page still scrolls', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: PHONE, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  await open(page);
  const chart = price(page);
  await surface(chart).scrollIntoViewIfNeeded();
  const box = await surface(chart).boundingBox();
  if (!box) throw new Error('the chart has no box');
  const client = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [number, number][]) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y], id) => ({ x: box.x + x, y: box.y + y, id })),
    });
  await touch('touchStart', [100, 100]);
  await touch('touchMove', [112, 100]);
  await touch('touchMove', [160, 102]);
  await touch('touchEnd');
  await expect(readout(chart)).not.toContainText((await daysOf(page)).at(-1) ?? '');

  await touch('touchStart', [120, 100], [180, 100]);
  await touch('touchMove', [80, 100], [220, 100]);
  await touch('touchMove', [60, 100], [240, 100]);
  await touch('touchEnd');
  await expect(resetButton(chart)).toBeVisible();

  const before = await page.evaluate(() => scrollY);
  await client.send('Input.synthesizeScrollGesture', { x: box.x + 150, y: box.y + 200, yDistance: -150 });
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(before);
  expect(await sidewaysOverflow(page)).toBe(0);
  await context.close();
});

for (const theme of THEMES)
  test(`CB-01 nothing is wrong with charts for anyone, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await open(page);
    await surface(price(page)).focus();
    await page.keyboard.press('End');
    expect(await findFaults(page, theme, 'main')).toEqual([]);
    const [red = 0, green = 0, blue = 0] = await price(page)
      .locator('canvas')
      .first()
      .evaluate((canvas: HTMLCanvasElement) => {
        const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {
          data: [],
        };
        // The first pixel of the curve: blue, and solid.
        for (let index = 0; index < data.length; index += 4)
          if (data[index + 3] === 255 && (data[index + 2] ?? 0) > (data[index] ?? 0) + 60)
            return [...data.slice(index, index + 3)];
        return [];
      });
    expect([red, green, blue]).toEqual(theme === 'light' ? [29, 79, 196] : [143, 179, 255]);
  });
