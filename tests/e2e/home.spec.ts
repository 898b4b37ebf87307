import type { Page } from '@playwright/test';
import { signInAsNewReader } from './new-reader.ts';
import {
  BOTH_WIDTHS,
  expect,
  FIRST_VISIT_AT_BOTH_WIDTHS,
  findFaults,
  STOCK,
  sidewaysOverflow,
  signInAs,
  test,
  waitForTakeOver,
} from './visitors.ts';

test(
  'EP-06 a reader opens the market in the morning: indexes, movers, yields, payments, news, and the way to each',
  BOTH_WIDTHS,
  async ({ page, baseURL, isMobile }) => {
    await signInAs(page.context(), 'paid', baseURL ?? '');
    await page.goto('/');
    await waitForTakeOver(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Market overview');
    const indexes = page.getByRole('region', { name: 'Indices', exact: true });
    await expect(indexes.getByRole('listitem')).toHaveCount(8);
    const map = page.getByRole('region', { name: 'Stock heat map' });
    const tiles = map.locator('a[title]');
    expect(await tiles.count()).toBeGreaterThan(20);
    await expect(tiles.first()).toHaveAccessibleName(/^\S+ [+−]?\d+\.\d\d%, \S/);
    if (!isMobile) {
      // One screen says how the market is: shares, indices and rates.
      const fold = page.viewportSize()?.height ?? 0;
      for (const seen of [map.locator('svg').first(), indexes.getByRole('listitem').last()]) {
        const box = await seen.boundingBox();
        expect((box?.y ?? fold) + (box?.height ?? 0)).toBeLessThanOrEqual(fold);
      }
      const rates = page.getByRole('region', { name: 'Yields by currency' }).getByRole('row').nth(1);
      expect(((await rates.boundingBox())?.y ?? fold) + 1).toBeLessThan(fold);
    }
    const movers = page.getByRole('region', { name: 'Today’s movers' });
    await expect(movers.getByRole('table')).toHaveCount(3);
    await expect(movers.getByRole('link', { name: 'Gainers' })).toHaveAttribute('href', /sort=-change/);
    const payments = page.getByRole('region', { name: 'Upcoming dividends and coupons' });
    await expect(payments).toBeVisible();
    for (const besides of isMobile ? [] : [movers, payments]) {
      const starts = await besides
        .locator('tbody tr:first-child')
        .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().top));
      expect(new Set(starts).size, 'rows of tables side by side begin at one height').toBe(1);
    }
    await expect(page.getByRole('region', { name: 'News' }).getByRole('listitem').first()).toBeVisible();
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
    expect(await findFaults(page, 'light', 'main')).toEqual([]);
    expect(await findPaleTiles(page)).toEqual([]);

    const yields = page.getByRole('region', { name: 'Yields by currency' });
    await expect(yields).toBeVisible();
    const curve = yields.getByRole('navigation', { name: 'Currency of the curve' });
    const other = curve.locator('a:not([aria-current])').first();
    const currency = (await other.textContent()) ?? '';
    await other.click();
    await expect(page).toHaveURL(new RegExp(`\\?curve=${currency}#curve$`));
    await expect(page.getByRole('heading', { name: `Government yield curve, ${currency}` })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);

    await expect(page.getByRole('main').getByRole('searchbox')).toHaveCount(0);
    if (isMobile) await page.locator('header').getByRole('button', { name: 'Search' }).tap();
    const search = page.locator('header').getByRole('combobox', { name: 'Search' });
    await search.fill('norvik');
    await search.press('Enter');
    await expect(page).toHaveURL(/\/search\/\?q=norvik$/);
  },
);

test(
  'EP-06 WL-03 the reader’s own watchlist stands on the home page with its changes; others are asked to sign in',
  BOTH_WIDTHS,
  async ({ page, baseURL }) => {
    await page.goto('/rus/');
    // One row, of a phone too.
    const legend = page.locator('#heat_map p', { hasText: 'Изменение' });
    expect((await legend.boundingBox())?.height).toBeLessThan(24);
    await page.goto('/');
    const own = page.getByRole('region', { name: 'Your watchlist' });
    await expect(own).toContainText('Sign in to see your watchlist and its changes here.');
    const origin = baseURL ?? '';
    await signInAsNewReader(page.context(), origin);
    await page.goto('/');
    await own.scrollIntoViewIfNeeded();
    await expect(own).toContainText('Your watchlist is empty.');
    const { stockId } = await (await page.context().request.get(`${STOCK}?format=json`)).json();
    const added = await page.context().request.post('/api/watchlist/addStock/', {
      data: { stockId, add: [1] },
      headers: { origin },
    });
    expect(added.ok()).toBe(true);
    await page.goto('/');
    await own.scrollIntoViewIfNeeded();
    await expect(own.getByRole('listitem')).toHaveCount(1);
    await expect(own.getByRole('listitem').getByRole('link')).toHaveAttribute('href', STOCK);
    await expect(own.getByRole('listitem')).toContainText(/[+−]?\d+\.\d\d%/);
    await expect(own.getByRole('link', { name: 'All (1)' })).toHaveAttribute('href', '/watchlist/');
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
    expect(await findFaults(page, 'light', 'main')).toEqual([]);
    await expect(page.getByRole('region', { name: 'Corrections' })).toContainText('statements restated');
  },
);

test(
  'EP-06 LV-06 nothing moves when script takes over, and prices stay shut without an account',
  FIRST_VISIT_AT_BOTH_WIDTHS,
  async ({ page }) => {
    await page.addInitScript(() => {
      (globalThis as { shifted?: number }).shifted = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
          (globalThis as { shifted?: number }).shifted =
            ((globalThis as { shifted?: number }).shifted ?? 0) + entry.value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/');
    await waitForTakeOver(page, 'main a');
    await page.evaluate(() => document.querySelector('#news')?.scrollIntoView());
    await waitForTakeOver(page, '#news a, #news summary');
    expect(await page.evaluate(() => (globalThis as { shifted?: number }).shifted)).toBeLessThanOrEqual(0.02);
    const movers = page.getByRole('region', { name: 'Today’s movers' });
    await expect(movers.getByText('***').first()).toBeVisible();
    await expect(movers.getByText('Sign in to see prices and turnover.')).toHaveCount(1);
    expect(await findFaults(page, 'dark', 'main')).toEqual([]);
    expect(await findPaleTiles(page)).toEqual([]);
  },
);

/** Tiles of the heat map whose text has less contrast than 4.5 to 1: axe leaves mixed colours undecided. */
const findPaleTiles = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const luminance = (colour: string): number => {
      if (!canvas) return Number.NaN;
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((each) => {
        const part = each / 255;
        return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    return [...document.querySelectorAll('#heat_map foreignObject a, #heat_map p > span')].flatMap((tile) => {
      const { backgroundColor, color } = getComputedStyle(tile);
      const [dark = 0, light = 0] = [luminance(backgroundColor), luminance(color)].sort((a, b) => a - b);
      return (light + 0.05) / (dark + 0.05) >= 4.5
        ? []
        : [`${tile.textContent}: ${color} on ${backgroundColor}`];
    });
  });

test('EP-06 the market is there without script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Today’s movers' }).getByRole('table')).toHaveCount(3);
  await page.locator('header').getByRole('combobox').fill('norvik');
  await page.locator('header').getByRole('combobox').press('Enter');
  await expect(page).toHaveURL(/\/search\/\?q=norvik$/);
  await context.close();
});
