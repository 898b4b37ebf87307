import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import {
  BOTH_WIDTHS,
  findFaults,
  PHONE,
  sidewaysOverflow,
  signInAs,
  test,
  waitForTakeOver,
} from './visitors.ts';

const INDEX = '/indexes/silver-harbour-12/';

async function openAs(
  page: Page,
  visitor: 'anonymous' | 'free' | 'paid',
  baseURL: string | undefined,
  path = INDEX,
) {
  await signInAs(page.context(), visitor, baseURL ?? '');
  await page.goto(path);
  await waitForTakeOver(page);
}

const blockOf = (page: Page): Locator => page.getByRole('region', { name: 'Index value' });
const fed = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/chart/') && response.ok());

test('CB-01 CB-03 a tab loads its period, and dates never span more than ten years', async ({
  page,
  baseURL,
}) => {
  await openAs(page, 'paid', baseURL);
  const block = blockOf(page);
  await Promise.all([fed(page), block.getByRole('link', { name: '3M' }).click()]);
  await expect(block.getByRole('link', { name: '3M' })).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL(/\?period=2$/);
  const [from, to] = [block.getByLabel('From', { exact: true }), block.getByLabel('To', { exact: true })];
  await from.fill('02.01.2010');
  await Promise.all([fed(page), from.press('Enter')]);
  await expect(to).toHaveValue('02.01.2020');
  await expect(page).toHaveURL(/\?from=2010-01-02&to=2020-01-02$/);
  await from.fill('01.06.2024');
  await from.press('Enter');
  await expect(block.getByRole('alert')).toHaveText('The start date is after the end date.');
});

test('CB-01 a trend shows its formula and R² in focus and under the pointer', async ({ page, baseURL }) => {
  await openAs(page, 'paid', baseURL, `${INDEX}?trend=linear`);
  const chip = blockOf(page).getByRole('button', { name: 'Linear trend' });
  await chip.focus();
  await page.keyboard.press('Shift');
  await chip.hover();
  await expect(page.getByRole('tooltip')).toHaveText(/^y = .*·x [+−] .*R² = \d\.\d{3}$/);
  await chip.click();
  await expect(chip).toContainText('R² =');
});

test(
  'CB-01 CB-04 CB-09 texts grow by a pixel, the logo goes, and a series is hidden',
  BOTH_WIDTHS,
  async ({ page, baseURL }) => {
    await openAs(page, 'paid', baseURL);
    const block = blockOf(page);
    const title = block.getByRole('heading', { name: 'Index value' });
    await expect(title).toHaveCSS('font-size', '16px');
    const settings = block.getByRole('button', { name: 'Chart settings' });
    if (await settings.isVisible()) await settings.click();
    await block.getByRole('button', { name: 'Appearance' }).click();
    await page.getByRole('button', { name: 'Title: larger', exact: true }).click();
    await expect(title).toHaveCSS('font-size', '17px');
    await page.getByRole('checkbox', { name: 'Show logo' }).uncheck();
    expect(await findFaults(page, 'light', 'main')).toEqual([]);
    await page.keyboard.press('Escape');
    await block.getByRole('button', { name: 'Silver Harbour 12' }).click();
    await expect(block).toContainText('All series are hidden.');
  },
);

test('EP-02 CM-01 CM-05 an index is compared with another and set free again', async ({ page, baseURL }) => {
  await openAs(page, 'paid', baseURL);
  const block = blockOf(page);
  await Promise.all([fed(page), block.getByRole('button', { name: 'Compare with Amber 40' }).click()]);
  await expect(block).toContainText('Change since the first date, %');
  await expect(page).toHaveURL(/\?compare=\d+$/);
  await page.reload();
  await expect(block).toContainText('Change since the first date, %');
  await waitForTakeOver(page);
  await block.getByRole('button', { name: 'Remove Amber 40' }).click();
  await expect(block).not.toContainText('Change since the first date, %');
  await expect(page).toHaveURL(INDEX);
});

test('CB-07 CM-03 a signed-in reader sees a curve without values, and a dialog in place of comparing', async ({
  page,
  baseURL,
}) => {
  await openAs(page, 'free', baseURL);
  const block = blockOf(page);
  await expect(block).toContainText('Values are available with full access.');
  await expect(block.locator('svg[role], canvas').first()).toBeAttached();
  await block.getByRole('button', { name: 'Compare with Amber 40' }).click();
  await expect(page.getByRole('dialog')).toContainText('Comparison requires full access');
  expect(await findFaults(page, 'light', 'dialog')).toEqual([]);
});

test('EP-02 the page of an index is whole without script, on a desk and on a phone', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto(`${INDEX}?period=5`);
  await expect(blockOf(page).getByRole('link', { name: '3Y' })).toHaveAttribute('aria-current', 'true');
  await expect(blockOf(page).locator('path').first()).toBeAttached();
  await page.setViewportSize(PHONE);
  expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
  // What can be compared has one row, which scrolls.
  const compare = blockOf(page).getByRole('group', { name: 'Compare with other indices' });
  expect((await compare.boundingBox())?.height).toBeLessThan(56);
  await context.close();
});

test(
  'CB-06 on the map a point is added, rounded, and taken away in delete mode',
  BOTH_WIDTHS,
  async ({ page }) => {
    await page.goto('/widgets/block/');
    await waitForTakeOver(page);
    const map = page.getByRole('region', { name: 'Bond map' });
    const settings = map.getByRole('button', { name: 'Map settings' });
    const isPhone = await settings.isVisible();
    if (isPhone) await settings.click();
    await map.getByRole('button', { name: 'Add point' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Add point' }).click();
    await expect(dialog).toContainText('Enter a name.');
    await dialog.getByLabel('Name').fill('Mine');
    await dialog.getByLabel('Duration, years').fill('5,126');
    await dialog.getByLabel('Yield, %').fill('6.62049');
    await dialog.getByRole('button', { name: 'Add point' }).click();
    await expect(map.getByRole('button', { name: 'Remove Mine' })).toContainText('5.13 / 6.620');
    await map.getByRole('button', { name: 'Remove points' }).click();
    await map.getByRole('application').focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await expect(map.getByRole('status').filter({ hasText: 'removed from the map.' })).toBeAttached();
    await map.getByRole('button', { name: 'Undo' }).click();
    await expect(map.getByRole('button', { name: 'Undo' })).toHaveCount(0);
    expect(await findFaults(page, 'light', '#block-map')).toEqual([]);
  },
);
