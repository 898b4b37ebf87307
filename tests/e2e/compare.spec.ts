import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readSheet } from 'read-excel-file/node';
import {
  BOTH_WIDTHS,
  expect,
  findFaults,
  gapAbove,
  sidewaysOverflow,
  signInAs,
  THEMES,
  test,
  waitForTakeOver,
} from './visitors.ts';

const tray = (page: Page) => page.getByRole('region', { name: 'Compare' });
const box = (page: Page, at: number) => page.locator('main tbody input[name=compare]').nth(at);

test('RD-01 EUR bonds above a yield, BBB or better, under five years: two compared and in Excel in ten steps', async ({
  page,
  context,
  baseURL,
}) => {
  await signInAs(context, 'paid', baseURL ?? '');
  let steps = 0;
  const step = async (act: () => Promise<unknown>) => {
    steps++;
    await act();
  };
  await step(() => page.goto('/bonds/'));
  await waitForTakeOver(page, 'main a');
  await step(() => page.getByRole('link', { name: 'Investment grade' }).click());
  await expect(page).toHaveURL(/rating=/);
  await waitForTakeOver(page, 'main a');
  await step(() => page.locator('#list-filters summary', { hasText: 'Currency' }).click());
  await step(() => page.getByRole('checkbox', { name: /^EUR/ }).check());
  await expect(page).toHaveURL(/currency=EUR/);
  await step(() => page.getByLabel('YTW, %: from').fill('3'));
  await page.getByLabel('YTW, %: from').blur();
  await expect(page).toHaveURL(/yield_from=3/);
  const until = new Date();
  until.setFullYear(until.getFullYear() + 5);
  const [year, month, day] = until.toISOString().slice(0, 10).split('-');
  const end = page.getByRole('group', { name: 'Maturity' }).getByLabel('To');
  await step(() => end.fill(`${day}.${month}.${year}`));
  await end.blur();
  await expect(page).toHaveURL(/matures_to=/);
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await step(() => box(page, 0).check());
  await expect(tray(page).getByText('Select at least one more.')).toBeVisible();
  await step(() => box(page, 1).check());
  await step(() => tray(page).getByRole('link', { name: 'Compare 2' }).click());
  await expect(page).toHaveURL(/\/compare\/\?kind=bonds&ids=[\w-]+,[\w-]+$/);
  const table = page.getByRole('region', { name: 'Comparison' });
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  expect(await gapAbove(page, '#bond-holdings')).toBeGreaterThanOrEqual(32);
  await expect(table.getByRole('row', { name: /^YTW, %/ }).getByTitle('Best')).toHaveCount(1);
  const excel = page.getByRole('link', { name: 'Excel' });
  const [file] = await Promise.all([page.waitForEvent('download'), step(() => excel.click())]);
  const rows = await readSheet(await readFile(await file.path()));
  expect(rows.some(([title]) => String(title).startsWith('YTW'))).toBe(true);
  expect(steps).toBeLessThanOrEqual(12);
});

test(
  'RD-01 the tray remembers what was ticked, holds ten of a kind, and works by keyboard',
  BOTH_WIDTHS,
  async ({ page, isMobile }) => {
    await page.goto('/stocks/');
    await box(page, 0).check();
    await expect(tray(page)).toBeVisible();
    await box(page, 1).focus();
    await page.keyboard.press('Space');
    await expect(tray(page).getByRole('link', { name: 'Compare 2' })).toBeVisible();
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
    for (const theme of THEMES)
      expect(await findFaults(page, theme, 'section[aria-label=Compare]')).toEqual([]);
    await page.reload();
    await expect(box(page, 1)).toBeChecked();
    await page.goto('/bonds/');
    await expect(box(page, 0)).not.toBeChecked();
    await expect(tray(page)).toHaveCount(0);
    await page.goBack();
    for (let at = 2; at < 10; at++) await box(page, at).check();
    await expect(tray(page).getByRole('link', { name: 'Compare 10' })).toBeVisible();
    await box(page, 10).click();
    await expect(box(page, 10)).not.toBeChecked();
    await expect(tray(page).getByText('You can compare up to ten.')).toBeVisible();
    await tray(page)
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
    await expect(box(page, 0)).not.toBeChecked();
    const compare = tray(page).getByRole('link', { name: 'Compare 9' });
    if (isMobile) await compare.tap();
    else {
      await compare.focus();
      await page.keyboard.press('Enter');
    }
    await expect(page.getByRole('region', { name: 'Comparison' }).getByRole('columnheader')).toHaveCount(10);
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
  },
);

test(
  'RD-01 RD-09 a visitor sees the shape of a comparison with one prompt for its table and one for its curves',
  BOTH_WIDTHS,
  async ({ page }) => {
    await page.goto('/compare/?kind=bonds&ids=norvik-steel-bond-1,severozornneft-bond-1');
    const table = page.getByRole('region', { name: 'Comparison' });
    await expect(table.getByText('***').first()).toBeVisible();
    await expect(page.getByText('Sign in to see prices, yields and multiples.')).toHaveCount(1);
    await expect(page.getByText('Overlaid curves are part of full access. Sign in to continue.')).toHaveCount(
      1,
    );
    const all = await table.getByRole('row').count();
    const shown = () => table.getByRole('row').filter({ visible: true }).count();
    await page.getByText('Differences only').click();
    expect(await shown()).toBeLessThan(all);
    const first = table.getByRole('rowheader').nth(2);
    const before = await first.boundingBox();
    await table.evaluate((region) => region.scrollTo({ left: 400, behavior: 'instant' }));
    expect((await first.boundingBox())?.x).toBe(before?.x);
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
    for (const theme of THEMES) expect(await findFaults(page, theme, 'main')).toEqual([]);
    await page
      .getByRole('link', { name: /^Remove from comparison/ })
      .first()
      .click();
    await expect(page).toHaveURL(/ids=severozornneft-bond-1$/);
  },
);

test('RD-01 curves are drawn over each other and the address keeps what is shown', async ({
  page,
  context,
  baseURL,
}) => {
  await signInAs(context, 'paid', baseURL ?? '');
  await page.goto('/compare/?kind=bonds&ids=norvik-steel-bond-1,severozornneft-bond-1');
  const curves = page.getByRole('region', { name: 'Curves' });
  await curves.getByRole('link', { name: 'Yield', exact: true }).click();
  await expect(page).toHaveURL(/curve=yield#curves$/);
  await expect(page.getByRole('heading', { name: 'Yield', exact: true })).toBeVisible();
});
