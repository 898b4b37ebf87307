import type { Page } from '@playwright/test';
import { comeNear, expect, findFaults, PHONE, sidewaysOverflow, signInAs, test } from './visitors.ts';

const COMPANY = '/company/norvik-steel/';
const tab = (page: Page, name: string) => page.locator('#ifrs nav').getByRole('link', { name, exact: true });
const heads = (page: Page) => page.locator('#ifrs table').first().locator('thead th');

async function openCompany(page: Page, path = COMPANY): Promise<void> {
  await page.goto(path);
  await comeNear(page, '#ifrs');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

test('IF-01 IF-02 IF-04 paid: a period is chosen without a reload, back goes back, all rows open and action 80 is noted once', async ({
  page,
  context,
  baseURL,
}) => {
  await signInAs(context, 'paid', baseURL ?? '');
  await openCompany(page);
  const noted: string[] = [];
  page.on('request', (request) => request.url().includes('/action_log/') && noted.push(request.url()));

  await expect(heads(page).nth(1)).toContainText('31.12.');
  await tab(page, '9 months').click();
  await expect(heads(page).nth(1)).toContainText('30.09.');
  await expect(page).toHaveURL(/\?ifrs=3$/);
  await expect(tab(page, '9 months')).toHaveAttribute('aria-current', 'true');

  const balance = page.locator('#ifrs table').first();
  await expect(balance.getByRole('row')).toHaveCount(6);
  await balance.getByRole('button', { name: 'Breakdown of Total current assets' }).click();
  await expect(balance.getByRole('row', { name: /^Inventories/ })).toBeVisible();
  await page.locator('#ifrs').getByText('Show 21 more').click();
  await expect(balance.getByRole('row')).toHaveCount(31);
  await page.locator('#ifrs').getByText('Show 11 more').click();
  await expect(page.locator('#ifrs').getByText('Basic earnings per share')).toBeVisible();
  await balance.getByRole('button', { name: 'Breakdown of Total equity' }).click();
  await expect(balance.getByRole('row')).toHaveCount(26);

  await page.goBack();
  await expect(heads(page).nth(1)).toContainText('31.12.');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(noted.map((url) => new URL(url).pathname)).toEqual(['/cb/current_user/action_log/global/json/80/']);
});

test('IF-02 LV-06 anonymous: five rows of each statement, and what would open the others', async ({
  page,
}) => {
  await openCompany(page, `${COMPANY}?ifrs=2`);
  await expect(heads(page).nth(1)).toContainText('30.06.');
  const ifrs = page.locator('#ifrs');
  await expect(ifrs.locator('tbody tr')).toHaveCount(15);
  await expect(ifrs.getByRole('button', { name: /^Breakdown/ })).toHaveCount(0);
  await ifrs.getByText('Show 25 more').first().click();
  await expect(
    ifrs.getByText('These rows are available with full access. Sign in to continue.').first(),
  ).toBeVisible();
  await expect(ifrs.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
});

test('IF-01 a period that cannot be loaded says so and leaves the table; the last choice wins', async ({
  page,
  complaints,
}) => {
  await openCompany(page);
  await page.route('**/api/report_fmp/*/3/', (route) => route.abort());
  await tab(page, '9 months').click();
  await expect(page.locator('#ifrs').getByText('The report did not load.')).toBeVisible();
  await expect(heads(page).nth(1)).toContainText('31.12.');
  await expect(page).toHaveURL(/norvik-steel\/$/);
  await page.unroute('**/api/report_fmp/*/3/');
  await page.locator('#ifrs').getByRole('button', { name: 'Try again' }).click();
  await expect(heads(page).nth(1)).toContainText('30.09.');

  let answerLate = () => {};
  const isHeld = new Promise<void>((resolve) => {
    answerLate = resolve;
  });
  const late = page.waitForEvent('requestfailed', (request) => /report_fmp\/\d+\/1\/$/.test(request.url()));
  await page.route('**/api/report_fmp/*/1/', async (route) => {
    await isHeld;
    await route.continue().catch(() => undefined);
  });
  await tab(page, '3 months').click();
  await expect(page.locator('#ifrs [aria-busy="true"]').first()).toBeVisible();
  await expect(heads(page).nth(1)).toContainText('30.09.');
  await tab(page, '6 months').click();
  await expect(heads(page).nth(1)).toContainText('30.06.');
  // Nobody waits for the first answer any more, and it changes nothing when it comes.
  await late;
  answerLate();
  await expect(heads(page).nth(1)).toContainText('30.06.');
  complaints.length = 0;
});

test('IF-07 TB-05 on a phone the table scrolls inside itself and its names stay; axe finds nothing', async ({
  page,
  context,
  baseURL,
}) => {
  await signInAs(context, 'paid', baseURL ?? '');
  await page.setViewportSize(PHONE);
  await openCompany(page);
  await page.locator('#ifrs').getByText('Show 25 more').click();
  const table = page.locator('#ifrs table').first();
  const name = table.locator('tbody th').first();
  const before = await name.boundingBox();
  await table.evaluate((element) => element.parentElement?.scrollTo({ left: 150 }));
  await expect
    .poll(() => table.evaluate((element) => element.parentElement?.scrollLeft))
    .toBeGreaterThan(100);
  expect((await name.boundingBox())?.x).toBe(before?.x);
  expect(await sidewaysOverflow(page)).toBe(0);
  expect(await findFaults(page, 'light', '#ifrs')).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('IF-01 IF-02 tabs are links, and "Show more" shows every row', async ({ page, context, baseURL }) => {
    await signInAs(context, 'paid', baseURL ?? '');
    await page.goto(COMPANY);
    await tab(page, '3 months').click();
    await expect(page).toHaveURL(/\?ifrs=1#ifrs$/);
    await expect(heads(page).nth(1)).toContainText('31.03.');
    await page.locator('#ifrs').getByText('Show 25 more').click();
    await expect(page.locator('#ifrs table').first().getByRole('row')).toHaveCount(31);
  });
});
