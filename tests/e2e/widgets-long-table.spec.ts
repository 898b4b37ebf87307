import type { Page } from '@playwright/test';
import { boxOf, columnOf, isAscending, numbers, openTables } from './table-gallery.ts';
import { expect, findFaults, sidewaysOverflow, THEMES, test } from './visitors.ts';

const regionOf = (page: Page) => page.getByRole('group', { name: '10,000 rows' });
/** From here on only the rows in view are in the page. */
async function openLong(page: Page): Promise<void> {
  await openTables(page, '/widgets/long-table/');
  await page.locator('tbody tr[aria-hidden]').first().waitFor({ state: 'attached' });
}

const lineOf = (page: Page, index: number) => page.locator(`tbody tr[aria-rowindex="${index}"]`);

test('of 10,000 rows only those in view are in the page, and the last one is reached', async ({ page }) => {
  await openLong(page);
  await expect(page.locator('table')).toHaveAttribute('aria-rowcount', '10001');
  await expect(page.locator('tbody tr[data-index="0"]')).toBeVisible();
  expect(await page.locator('tbody tr').count()).toBeLessThan(150);
  await regionOf(page).focus();
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(lineOf(page, 10_001)).toBeInViewport({ timeout: 1_000 });
  }).toPass();
  expect(await page.locator('tbody tr').count()).toBeLessThan(150);
  await regionOf(page).evaluate((element) => element.scrollTo(0, element.scrollHeight / 2));
  await expect(lineOf(page, 5_000)).toBeAttached();
  expect(await page.locator('tbody tr').count()).toBeLessThan(150);
  expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
});

test('10,000 rows keep their heads, their first column and the widths of their columns', async ({ page }) => {
  await openLong(page);
  const region = regionOf(page);
  await expect(page.locator('tbody tr[data-index="20"]')).toBeAttached();
  const head = page.locator('thead th');
  const before = await Promise.all([0, 1, 2, 3].map((index) => boxOf(head.nth(index))));
  await region.evaluate((element) => element.scrollTo(0, 100_000));
  await expect(page.locator('tbody tr[data-index="0"]')).toHaveCount(0);
  const after = await Promise.all([0, 1, 2, 3].map((index) => boxOf(head.nth(index))));
  for (const [index, box] of before.entries()) {
    expect(after[index]?.y).toBeCloseTo(box.y, 0);
    expect(Math.abs((after[index]?.width ?? 0) - box.width)).toBeLessThanOrEqual(1);
  }
});

test('TB-03 10,000 rows are sorted by the press on a head', async ({ page }) => {
  await openLong(page);
  await expect(page.locator('tbody tr[data-index="20"]')).toBeAttached();
  const head = page.getByRole('button', { name: 'Volume' });
  await head.click();
  await expect(page.locator('th[aria-sort="ascending"]')).toBeVisible();
  await head.click();
  await regionOf(page).evaluate((element) => element.scrollTo(0, 0));
  const volumes = numbers(await columnOf(page.locator('table'), 5)).slice(0, 20);
  expect(isAscending(volumes.reverse())).toBe(true);
});

test('in 10,000 rows Tab moves from link to link, and the focused row stays', async ({ page }) => {
  await openLong(page);
  await lineOf(page, 2).getByRole('link').focus();
  for (let press = 0; press < 25; press += 1) await page.keyboard.press('Tab');
  const focusedLine = () => page.evaluate(() => document.activeElement?.closest('tr')?.ariaRowIndex);
  const line = await focusedLine();
  expect(Number(line)).toBeGreaterThan(20);
  await regionOf(page).evaluate((element) => element.scrollTo(0, 50_000));
  await expect(lineOf(page, 2)).toHaveCount(0);
  expect(await focusedLine()).toBe(line);
  expect(await page.locator('tbody tr').count()).toBeLessThan(150);
});

test('axe finds no fault in 10,000 rows, light and dark', async ({ page }) => {
  await openLong(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const theme of THEMES) expect(await findFaults(page, theme)).toEqual([]);
});
