import type { Page } from '@playwright/test';
import {
  BOTH_WIDTHS,
  comeNear,
  expect,
  findFaults,
  PHONE,
  sidewaysOverflow,
  signInAs,
  test,
} from './visitors.ts';

const COMPANY = '/company/norvik-steel/';

/** By their words: roles and names of a page this large take a browser seconds to compute. */
const firstValueOf = (page: Page, multiple: string) =>
  page
    .locator('#multipliers-quarterly tbody tr')
    .filter({ has: page.locator('th', { hasText: multiple }) })
    .first()
    .locator('td a')
    .first();

test(
  'MU-01 a press on a value opens its formula, inputs and days',
  BOTH_WIDTHS,
  async ({ page, context, baseURL }) => {
    await signInAs(context, 'paid', baseURL ?? '');
    await page.goto(COMPANY);
    await comeNear(page, '#multipliers');
    const value = firstValueOf(page, 'P/E');
    const shown = await value.textContent();
    await value.click();
    const dialog = page.locator('dialog[open]');
    await expect(dialog).toContainText('P/E = Market cap ÷ Profit attributable to owners of the parent');
    await expect(dialog).toContainText(shown ?? '');
    await expect(dialog.getByText(/^Last price on \d\d\.\d\d\.\d{4}, Amber Coast Exchange$/)).toHaveCount(2);
    await expect(dialog.getByText(/^12 months to \d\d\.\d\d\.\d{4}, IFRS$/)).toBeVisible();
    expect(await findFaults(page, 'light', 'dialog', '#multipliers')).toEqual([]);
  },
);

test('MU-01 by keyboard: a value opens, Escape gives the focus back', async ({ page, context, baseURL }) => {
  await signInAs(context, 'paid', baseURL ?? '');
  await page.goto(COMPANY);
  await comeNear(page, '#multipliers');
  const value = firstValueOf(page, 'ROE');
  await value.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('dialog[open]')).toContainText('Average of');
  await page.keyboard.press('Escape');
  await expect(value).toBeFocused();
});

test('MU-01 LV-06 an anonymous reader sees locks on what holds a price, and the formula all the same', async ({
  page,
}) => {
  await page.goto(COMPANY);
  await comeNear(page, '#multipliers');
  const section = page.locator('#multipliers');
  const value = firstValueOf(page, 'P/E');
  await expect(value).toContainText('***');
  await expect(section).toContainText('Sign in to see price-based multiples.');
  await value.click();
  const dialog = page.locator('dialog[open]');
  await expect(dialog).toContainText('Market cap ÷');
  await expect(dialog.locator('a', { hasText: 'Sign in' })).toBeVisible();
});

test('MU-01 the tabs show quarters and years', async ({ page }) => {
  await page.goto(COMPANY);
  await comeNear(page, '#multipliers');
  const section = page.locator('#multipliers');
  await expect(section.locator('thead th', { hasText: 'Q4 2025' })).toBeVisible();
  await section.locator('a', { hasText: 'Annual' }).click();
  await expect(section.locator('#multipliers-annual thead th', { hasText: /^2025/ })).toBeVisible();
  await expect(section.locator('thead th', { hasText: 'Q4 2025' })).toBeHidden();
  await expect(section.locator('a', { hasText: 'Annual' })).toHaveAttribute('aria-current', 'true');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('MU-01 MU-02 the tabs and the pages of forecasts are links that work', async ({ page }) => {
    await page.goto(COMPANY);
    const section = page.locator('#multipliers');
    await section.locator('a', { hasText: 'Annual' }).click();
    await expect(section.locator('#multipliers-annual thead th', { hasText: /^2025/ })).toBeVisible();
    await expect(section.locator('thead th', { hasText: 'Q4 2025' })).toBeHidden();
    const consensus = page.locator('#consensus');
    await consensus.locator('a[href$="#consensus-2"]').first().click();
    await expect(consensus.locator('tr', { hasText: 'Return on equity' })).toBeVisible();
    await expect(consensus.locator('tr', { hasText: 'Revenue' })).toBeHidden();
  });
});

test('MU-02 six indicators a page; a narrow page never scrolls sideways', async ({
  page,
  context,
  baseURL,
}) => {
  await signInAs(context, 'paid', baseURL ?? '');
  await page.setViewportSize(PHONE);
  await page.goto(COMPANY);
  await comeNear(page, '#consensus');
  const consensus = page.locator('#consensus');
  await expect(consensus.locator('tr').filter({ visible: true })).toHaveCount(7);
  await consensus.locator('a[href$="#consensus-2"]').first().click();
  await expect(consensus.locator('tr', { hasText: 'Return on equity' })).toBeVisible();
  await expect(consensus.locator('tr').filter({ visible: true })).toHaveCount(5);
  expect(await sidewaysOverflow(page)).toBe(0);
  expect(await findFaults(page, 'light', '#consensus')).toEqual([]);
});
