import type { Page } from '@playwright/test';
import { BOTH_WIDTHS, comeNear, expect, STOCK, signInAs, test } from './visitors.ts';

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) <= 680;
const origin = (baseURL: string | undefined) => new URL(baseURL ?? '').origin;
const headsOf = (page: Page, section: string) => page.locator(`${section} thead th:visible`).allInnerTexts();

test('ST-13 the tabs of the leaders change by keyboard, without moving the page or its history', async ({
  page,
  context,
  baseURL,
}) => {
  await signInAs(context, 'paid', origin(baseURL));
  await page.goto(STOCK);
  await comeNear(page, '#leaders nav a');
  const tabs = page.getByRole('navigation', { name: 'Industry leaders' });
  await expect(page.locator('#leaders-growing')).toBeVisible();
  await tabs.getByRole('link', { name: 'Gainers' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(tabs.getByRole('link', { name: 'Losers' })).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('#leaders-falling')).toBeVisible();
  await expect(page.locator('#leaders-growing')).toBeHidden();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#leaders-capitalization')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${STOCK}$`));
});

test('ST-13 without script a tab leads to an address that shows its list', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto(STOCK);
  await page.locator('#leaders a', { hasText: 'Losers' }).click();
  await expect(page.locator('#leaders-falling')).toBeVisible();
  await expect(page.locator('#leaders-growing')).toBeHidden();
  await context.close();
});

test('ST-08 the chart of the years has a table behind it', async ({ page }) => {
  await page.goto(STOCK);
  await comeNear(page, '#dividends table');
  const figure = page.locator('#dividends figure').first();
  await figure.getByText('Show as table').click();
  await expect(figure.getByRole('table')).toContainText('2025');
});

test('ST-07 the exchange table leaves the date out on a phone', BOTH_WIDTHS, async ({ page }) => {
  await page.goto(STOCK);
  const heads = await headsOf(page, '#venues');
  expect(heads.includes('Date')).toBe(!isPhone(page));
});

test('ST-12 ST-07 another venue brings its own indicators and last price', async ({
  page,
  context,
  baseURL,
}) => {
  await signInAs(context, 'paid', origin(baseURL));
  await page.goto(STOCK);
  const strip = page.getByRole('region', { name: 'Key statistics' });
  await expect(strip).toContainText('EUR');
  await comeNear(page, '#venues tbody a');
  await page.locator('#venues').getByRole('link', { name: 'Silver Harbour Exchange' }).click();
  await expect(page).toHaveURL(/\/norvik-steel\/2\/$/);
  await expect(strip).toContainText('USD');
  const row = page.locator('#venues tr[aria-current]');
  const last = (await row.locator('td').allInnerTexts()).find((text) => text.includes('USD')) ?? '';
  expect(last).toMatch(/\d/);
  await expect(page.getByRole('main')).toContainText(last.replace(/\s*USD/, ''));
});
