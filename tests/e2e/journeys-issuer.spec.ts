import type { Locator, Page } from '@playwright/test';
import { comeNear, expect, findFaults, PHONE, sidewaysOverflow, signInAs, test } from './visitors.ts';

const COMPANY = '/company/norvik-steel/';

/** Counts what a reader does: each press is a step. */
class Steps {
  taken = 0;
  async press(target: Locator): Promise<void> {
    this.taken += 1;
    await target.click();
  }
  async type(target: Locator, text: string): Promise<void> {
    this.taken += 1;
    await target.pressSequentially(text);
  }
}

const ifrs = (page: Page) => page.locator('#ifrs');
const row = (page: Page, name: string) =>
  ifrs(page)
    .getByRole('row', { name: new RegExp(`^${name}`) })
    .first();

test('EP-04 journey c: last annual revenue and net debt with their change are at most 2 steps away from a bond', async ({
  page,
  context,
  baseURL,
}) => {
  await signInAs(context, 'paid', baseURL ?? '');
  await page.goto('/bonds/norvik-steel-bond-1/');
  const steps = new Steps();
  await steps.press(page.getByRole('link', { name: 'Norvik Steel Group', exact: true }).first());
  await expect(page).toHaveURL(/\/company\/norvik-steel\/$/);
  const figures = page.locator('#figures');
  for (const name of ['Revenue', 'Net debt']) {
    const cells = figures
      .getByRole('row', { name: new RegExp(`^${name} `) })
      .first()
      .getByRole('cell');
    await expect(cells.last()).toHaveText(/^[+−]\d+\.\d\d%$/);
    await expect(cells.nth(1)).toHaveText(/\d/);
  }
  expect(steps.taken).toBeLessThanOrEqual(2);
});

test('EP-01 journey e: a bond of the reader is computed in 2 steps: open the calculator, and type', async ({
  page,
}) => {
  await page.goto('/');
  const steps = new Steps();
  const bonds = page.getByRole('navigation').first().locator('summary', { hasText: 'Bonds' });
  await bonds.hover();
  const calculator = page.getByRole('link', { name: 'Bond calculator', exact: true }).first();
  await steps.press(calculator);
  await expect(page).toHaveURL(/\/calculator\/$/);
  const price = page.getByRole('textbox', { name: 'Clean price', exact: true });
  await steps.type(price, '97.5');
  await expect(page.getByTestId('results')).toContainText('Yield to maturity (YTM)');
  expect(steps.taken).toBe(2);
});

test('IF-10 RD-03 paid: the last twelve months, their change and a chart of lines; the address holds it, and back goes back', async ({
  page,
  context,
  baseURL,
}) => {
  await signInAs(context, 'paid', baseURL ?? '');
  await page.goto(COMPANY);
  await comeNear(page, '#ifrs');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const link = (name: string) => ifrs(page).getByRole('link', { name, exact: true }).first();
  await link('LTM').click();
  await expect(ifrs(page).locator('thead').nth(1)).toContainText('LTM Q');
  await expect(page).toHaveURL(/\?ifrs=ltm$/);
  const amount = await row(page, 'Revenue').getByRole('cell').first().textContent();
  await link('Thousand').click();
  await expect(ifrs(page).locator('thead').nth(1)).toContainText('EUR thousand');
  await expect(row(page, 'Revenue').getByRole('cell').first()).not.toHaveText(amount ?? '');
  await link('YoY change').click();
  await expect(row(page, 'Revenue').getByRole('cell').first()).toHaveText(/^[+−]\d+\.\d\d%$/);
  await ifrs(page).getByText('Chart of line items').click();
  await ifrs(page).locator('details').getByRole('link', { name: 'Revenue', exact: true }).click();
  await expect(ifrs(page).getByRole('application', { name: 'Chart of line items' })).toBeVisible();
  await expect(page).toHaveURL(/ifrs=ltm&ifrs_unit=1000&ifrs_show=change&ifrs_lines=revenue$/);
  await expect(ifrs(page).getByRole('link', { name: 'Excel as shown' })).toHaveAttribute(
    'href',
    /\/export\/ifrs\/\d+\/6\/\?from=&to=&show=change&unit=1000$/,
  );
  await page.goBack();
  await page.goBack();
  await expect(row(page, 'Revenue').getByRole('cell').first()).not.toHaveText(/%$/);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(await findFaults(page, 'light', '#ifrs')).toEqual([]);
});

test('IF-10 LV-06 a phone without an account: common size of what it received, the rest stays locked', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/company/lugorets-bank/?ifrs=quarter&ifrs_show=share');
  await comeNear(page, '#ifrs');
  // The base of a bank's income is a row that only full access receives.
  await expect(row(page, 'Interest income').getByRole('cell').first()).toHaveText(/\*\s?\*\s?\*/);
  await expect(ifrs(page).getByRole('link', { name: 'Excel as shown' })).toHaveCount(0);
  expect(await sidewaysOverflow(page)).toBe(0);
  expect(await findFaults(page, 'light', '#ifrs')).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('IF-10 period, view and chart are links, and each keeps what the others chose', async ({ page }) => {
    await page.goto(`${COMPANY}?ifrs=quarter&ifrs_show=share`);
    await ifrs(page).getByText('Chart of line items').click();
    await ifrs(page).locator('details').getByRole('link', { name: 'Gross profit', exact: true }).click();
    await expect(page).toHaveURL(/\?ifrs=quarter&ifrs_show=share&ifrs_lines=gross_profit#ifrs$/);
    await expect(row(page, 'Revenue').getByRole('cell').first()).toHaveText('100.00%');
    await expect(ifrs(page).getByRole('application', { name: 'Chart of line items' })).toBeVisible();
    await ifrs(page).getByRole('link', { name: 'LTM', exact: true }).click();
    await expect(page).toHaveURL(/\?ifrs=ltm&ifrs_show=share&ifrs_lines=gross_profit#ifrs$/);
    await expect(ifrs(page).locator('thead').nth(1)).toContainText('LTM Q');
  });
});
