import type { Locator, Page } from '@playwright/test';
import {
  expect,
  findFaults,
  PHONE,
  STOCK,
  sidewaysOverflow,
  signInAs,
  test,
  waitForTakeOver,
} from './visitors.ts';

const SERIES = '**/api/chart/get_tradings/';
const SUSPENDED = '/stocks/brzozowy-mlyn/';

const section = (page: Page): Locator => page.locator('#graph');
const tab = (page: Page, name: string): Locator => section(page).getByRole('link', { name, exact: true });
const plot = (page: Page): Locator => section(page).getByRole('application');
const chips = (page: Page): Locator => section(page).getByRole('list', { name: 'Shown on the chart' });
const days = (page: Page): Locator => section(page).getByRole('button', { name: /^Dates: / });

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForTakeOver(page);
  await expect(section(page)).toBeVisible();
}

/** On a phone the days stand under one button. */
async function showDays(page: Page): Promise<void> {
  const more = section(page).getByRole('button', { name: 'More', exact: true });
  if (await more.isVisible()) await more.click();
}

test('CH-03 CH-04 a period tab loads its days in place, and the back button brings the former ones', async ({
  page,
}) => {
  await open(page, STOCK);
  await showDays(page);
  const first = await days(page).textContent();
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await tab(page, '1Y').click();
  await expect(page).toHaveURL(/\?period=4$/);
  await expect(tab(page, '1Y')).toHaveAttribute('aria-current', 'true');
  await expect(days(page)).not.toHaveText(first ?? '');
  await page.goBack();
  await expect(page).not.toHaveURL(/period/);
  await expect(tab(page, '1M')).toHaveAttribute('aria-current', 'true');
  await expect(days(page)).toHaveText(first ?? '');
  await page.goForward();
  await expect(tab(page, '1Y')).toHaveAttribute('aria-current', 'true');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('CH-05 typed days leave no tab current, and a start after the end is reported', async ({ page }) => {
  await open(page, STOCK);
  await showDays(page);
  await days(page).click();
  const [from, to] = [page.getByRole('textbox', { name: 'From' }), page.getByRole('textbox', { name: 'To' })];
  await from.fill('01.06.2026');
  await from.press('Enter');
  await expect(page).toHaveURL(/from=2026-06-01/);
  await expect(
    section(page)
      .getByRole('link', { name: /^\d[DMY]$/ })
      .and(page.locator('[aria-current]')),
  ).toHaveCount(0);
  await to.fill('01.02.2026');
  await to.press('Enter');
  await expect(section(page).getByText('The start date is after the end date.')).toBeVisible();
  await expect(plot(page)).toHaveCount(0);
  await to.fill('01.08.2026');
  await to.press('Enter');
  await expect(plot(page)).toBeVisible();
});

test('CH-09 CH-10 extended shows candles of one month without the current day, and is noted once', async ({
  page,
  context,
  baseURL,
}) => {
  await signInAs(context, 'paid', baseURL ?? '');
  const noted: string[] = [];
  page.on(
    'request',
    (request) => request.url().includes('/action_log/global/json/309/') && noted.push(request.url()),
  );
  await open(page, `${STOCK}?period=4`);
  await tab(page, 'Candles').click();
  await expect(page).toHaveURL(/\?type=extended$/);
  await expect(tab(page, '1M')).toHaveAttribute('aria-current', 'true');
  await expect(tab(page, '1D')).toHaveCount(0);
  await expect(section(page).getByText('Open', { exact: true })).toBeVisible();
  await tab(page, '1Y').click();
  await expect(page).toHaveURL(/type=extended&period=4$/);
  await expect.poll(() => noted.length).toBe(1);
});

test('CH-09 CH-11 CM-03 without an account there is a curve, but no price, no candles and nothing to compare', async ({
  page,
}) => {
  const answers: string[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('get_tradings')) answers.push(await response.text());
  });
  await open(page, STOCK);
  await tab(page, '1Y').click();
  await expect.poll(() => answers.length).toBe(1);
  const values = (JSON.parse(answers[0] ?? '') as { data: [number, number | null][] }[]).flatMap(
    ({ data }) => data,
  );
  expect(values.length).toBeGreaterThan(100);
  expect(values.every(([, value]) => value === null || (value >= 0 && value <= 1))).toBe(true);
  await expect(section(page).getByText('Sign in to see prices on the axis and at the cursor.')).toBeVisible();
  await chips(page).getByRole('button', { name: 'Amber 40' }).click();
  const dialog = page.getByRole('dialog', { name: 'Compare' });
  await expect(dialog.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await tab(page, 'Candles').click();
  await expect(section(page).getByText('Sign in to see candlesticks.')).toBeVisible();
  await expect(plot(page)).toHaveCount(0);
});

test('CM-03 what is typed while the search for something to compare is loaded is not lost', async ({
  page,
  context,
  baseURL,
}) => {
  await signInAs(context, 'paid', baseURL ?? '');
  let load = () => {};
  const isHeld = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route(/\/ComparisonSearch[^/]*\.js$/, async (route) => {
    await isHeld;
    await route.continue();
  });
  await open(page, STOCK);
  await chips(page).getByRole('button', { name: 'Add a stock or index' }).click();
  await page.keyboard.type('tama');
  await expect(section(page).getByRole('textbox')).toHaveValue('tama');
  load();
  const field = section(page).getByRole('combobox');
  await expect(field).toBeFocused();
  await page.keyboard.type('rock');
  await expect(field).toHaveValue('tamarock');
  await expect(section(page).getByRole('option').first()).toContainText('Tamarock');
});

test('CM-03 an account without full access is shown what opens comparing', async ({
  page,
  context,
  baseURL,
}) => {
  await signInAs(context, 'free', baseURL ?? '');
  await open(page, STOCK);
  await chips(page).getByRole('button', { name: 'Add a stock or index' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Get access' })).toBeVisible();
});

test('NU-07 a share that has not traded for long says so, in grey, and is not live', async ({
  page,
  context,
  baseURL,
}) => {
  await signInAs(context, 'paid', baseURL ?? '');
  await open(page, SUSPENDED);
  const heading = page.locator('main');
  await expect(heading.getByText('No recent trades')).toBeVisible();
  await expect(page.locator('main [data-live]')).toHaveCount(0);
  await page.goto(STOCK);
  await expect(page.locator('main [data-live]')).toHaveCount(1);
  await expect(heading.getByText('No recent trades')).toHaveCount(0);
});

test('CH-07 the current day of a suspended share moves to its last days, once', async ({
  page,
  context,
  baseURL,
}) => {
  await signInAs(context, 'paid', baseURL ?? '');
  await open(page, SUSPENDED);
  const statuses: number[] = [];
  page.on(
    'response',
    (response) => response.url().includes('get_tradings') && statuses.push(response.status()),
  );
  await tab(page, '1D').click();
  await expect(section(page).getByText('No trades in the selected period.', { exact: false })).toBeVisible();
  await expect(plot(page)).toBeVisible();
  await expect.poll(() => statuses).toEqual([206, 200]);
  await expect(tab(page, '1D')).not.toHaveAttribute('aria-current', 'true');
});

test('CH-07 an endless answer of 206 ends with no_graph_data', async ({ page, context, baseURL }) => {
  await signInAs(context, 'paid', baseURL ?? '');
  await open(page, STOCK);
  let requested = 0;
  await page.route(SERIES, (route) => {
    requested++;
    return route.fulfill({ status: 206, json: '2025-01-31' });
  });
  await tab(page, '3M').click();
  await expect(section(page).getByText('No trades on these dates')).toBeVisible();
  expect(requested).toBe(4);
});

test('CM-01 CM-04 a share and an index join the chart, and leave it by their chips', async ({
  page,
  context,
  baseURL,
}) => {
  await signInAs(context, 'paid', baseURL ?? '');
  await open(page, STOCK);
  await chips(page).getByRole('button', { name: 'Amber 40' }).click();
  await expect(chips(page).getByRole('button', { name: 'Amber 40' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/\?compare=\d+$/);
  await chips(page).getByRole('button', { name: 'Add a stock or index' }).click();
  await page.getByRole('combobox', { name: 'Instrument to compare' }).fill('Caldervoe');
  await page.getByRole('option').first().click();
  const share = chips(page).getByRole('button', { name: /^Remove Caldervoe/ });
  await expect(share).toBeVisible();
  await expect(page).toHaveURL(/\?compare=\d+,\d+@\d+$/);
  await page.reload();
  await waitForTakeOver(page);
  await expect(share).toBeVisible();
  await share.click();
  await chips(page).getByRole('button', { name: 'Amber 40' }).click();
  await expect(page).not.toHaveURL(/compare/);
  await expect(
    section(page)
      .getByText(/^Turnover/)
      .first(),
  ).toBeVisible();
});

test('CM-01 an index whose data does not come is taken back', async ({
  page,
  context,
  baseURL,
  complaints,
}) => {
  await signInAs(context, 'paid', baseURL ?? '');
  await open(page, STOCK);
  await page.route('**/getGraphicData/', (route) => route.abort());
  const index = chips(page).getByRole('button', { name: 'Amber 40' });
  const failed = page.waitForEvent('requestfailed');
  await index.click();
  await failed;
  await expect(index).toHaveAttribute('aria-pressed', 'false');
  await expect(page).not.toHaveURL(/compare/);
  await expect(plot(page)).toBeVisible();
  complaints.length = 0;
});

test('CH-04 a failed load can be tried again', async ({ page, complaints }) => {
  await open(page, STOCK);
  await page.route(SERIES, (route) => route.abort(), { times: 1 });
  await tab(page, '3M').click();
  await section(page).getByRole('button', { name: 'Try again' }).click();
  await expect(plot(page)).toBeVisible();
  complaints.length = 0;
});

test('CH-01 CH-02 CM-06 a shared address opens the same chart at every width, in the light and in the dark, and axe finds nothing', async ({
  page,
  context,
  baseURL,
}) => {
  await signInAs(context, 'paid', baseURL ?? '');
  await open(page, `${STOCK}?view=stock&period=4`);
  await expect(tab(page, 'Full range')).toHaveAttribute('aria-current', 'true');
  // What paints and moves the chart comes with the first sign of a reader.
  await page.mouse.move(20, 20);
  await expect(section(page).getByRole('slider')).toHaveCount(2);
  expect(await findFaults(page, 'light', '#graph')).toEqual([]);
  expect(await findFaults(page, 'dark', '#graph')).toEqual([]);
  await page.setViewportSize(PHONE);
  expect(await sidewaysOverflow(page)).toBe(0);
});

test('CH-03 the venue switch goes back to one month and hides the current day', async ({ page }) => {
  await open(page, `${STOCK}?period=4`);
  await page.getByRole('link', { name: 'Tulip Valley Exchange' }).first().click();
  await expect(page).toHaveURL(/\/norvik-steel\/\d\/$/);
  await expect(tab(page, '1M')).toHaveAttribute('aria-current', 'true');
  await expect(tab(page, '1D')).toHaveCount(0);
  await page.goBack();
  await expect(tab(page, '1Y')).toHaveAttribute('aria-current', 'true');
});
