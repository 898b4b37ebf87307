import { expect, type Page } from '@playwright/test';
import { comeNear, findFaults, PHONE, sidewaysOverflow, signInAs, test } from './visitors.ts';

const BANK = '/company/lugorets-bank/';

const bankOf = (page: Page) => page.locator('#bank-ras');
const tabOf = (page: Page, name: string) => bankOf(page).getByRole('link', { name, exact: true });
const firstPeriod = (page: Page) => bankOf(page).locator('thead th').nth(1);

test('IF-06 the archive opens in place, has an address, and Back brings the actual report back', async ({
  page,
}) => {
  await page.goto(BANK);
  await comeNear(page, '#bank-ras');
  const actual = await firstPeriod(page).innerText();
  await tabOf(page, 'Archive').click();
  await expect(page).toHaveURL(/\?bank_tab=1/);
  await expect(tabOf(page, 'Archive')).toHaveAttribute('aria-current', 'true');
  await expect(firstPeriod(page)).not.toHaveText(actual);
  await page.goBack();
  await expect(tabOf(page, 'Current')).toHaveAttribute('aria-current', 'true');
  await expect(firstPeriod(page)).toContainText(actual.split('\n')[0] ?? '');
  await page.goto(`${BANK}?bank_tab=1&bank_type=2`);
  await expect(tabOf(page, 'Archive')).toHaveAttribute('aria-current', 'true');
  await expect(tabOf(page, 'Trial balance summary')).toHaveAttribute('aria-current', 'true');
});

test('IF-06 a report that does not come leaves the old one and says so', async ({ page, complaints }) => {
  await page.goto(BANK);
  await comeNear(page, '#bank-ras');
  const actual = await firstPeriod(page).innerText();
  await page.route('**/api/report_bank_rsbu/**', (route) => route.abort());
  await tabOf(page, 'Archive').click();
  await expect(bankOf(page).getByRole('status').first()).toContainText('did not load');
  await expect(tabOf(page, 'Current')).toHaveAttribute('aria-current', 'true');
  expect(await firstPeriod(page).innerText()).toBe(actual);
  await page.unroute('**/api/report_bank_rsbu/**');
  await bankOf(page).getByRole('button', { name: 'Try again' }).click();
  await expect(tabOf(page, 'Archive')).toHaveAttribute('aria-current', 'true');
  complaints.length = 0;
});

test('IF-06 an archive that has become empty loses its tab', async ({ page }) => {
  await page.goto(BANK);
  await comeNear(page, '#bank-ras');
  await page.route('**/api/report_bank_rsbu/*/1/**', (route) =>
    route.fulfill({ json: { emptyReport: true, archLink: null } }),
  );
  await tabOf(page, 'Archive').click();
  await expect(tabOf(page, 'Archive')).toHaveCount(0);
  await expect(tabOf(page, 'Current')).toHaveAttribute('aria-current', 'true');
});

test('IF-05 IF-07 a paid reader opens the closed lines, which is noted once', async ({
  page,
  context,
  baseURL,
}) => {
  await signInAs(context, 'paid', baseURL ?? '');
  await page.goto('/company/norvik-steel/?ras_form=2#ras');
  await comeNear(page, '#ras');
  const ras = page.locator('#ras');
  const noted: string[] = [];
  page.on('request', (request) => request.url().includes('/action_log/') && noted.push(request.url()));
  const profit = ras.getByRole('rowheader', { name: 'Profit for the period' });
  await expect(profit).toBeHidden();
  const toggle = ras.locator('summary').last();
  await toggle.click();
  await expect(profit).toBeVisible();
  await toggle.click();
  await toggle.click();
  await expect
    .poll(() => noted.map((url) => new URL(url).pathname))
    .toEqual(['/cb/current_user/action_log/global/json/76/']);
  await ras.getByRole('link', { name: 'Years' }).click();
  await expect(page).toHaveURL(/ras_form=2&ras_period=2/);
  await expect(ras.locator('thead th').nth(1)).toContainText('2025');
  await page.goBack();
  await expect(ras.locator('thead th').nth(1)).toContainText('6 months 2026');
});

test('IF-07 a reader without access finds a lock, and nothing is noted', async ({
  page,
  context,
  baseURL,
}) => {
  await signInAs(context, 'free', baseURL ?? '');
  await page.goto('/company/norvik-steel/#ras');
  await comeNear(page, '#ras');
  const noted: string[] = [];
  page.on('request', (request) => request.url().includes('/action_log/') && noted.push(request.url()));
  const ras = page.locator('#ras');
  await ras.locator('summary').last().click();
  await expect(ras.getByRole('link', { name: 'Get access' })).toBeVisible();
  await expect(ras.locator('tbody tr')).toHaveCount(6);
  expect(noted).toEqual([]);
});

test('IF-05 IF-06 the reports have no fault that axe finds, and a phone scrolls the tables, not the page', async ({
  page,
}) => {
  for (const [path, section] of [
    ['/company/norvik-steel/', '#ras'],
    [`/deu${BANK}`, '#bank-ras'],
  ] as const) {
    await page.goto(path);
    await comeNear(page, section);
    expect(await findFaults(page, 'light', section)).toEqual([]);
    await page.setViewportSize(PHONE);
    expect(await sidewaysOverflow(page)).toBe(0);
    await page.setViewportSize({ width: 1280, height: 900 });
  }
});
