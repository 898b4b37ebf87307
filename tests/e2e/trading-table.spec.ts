import type { Locator, Page } from '@playwright/test';
import {
  BOTH_WIDTHS,
  expect,
  findFaults,
  LANGUAGES,
  PHONE,
  prefixOf,
  STOCK,
  sidewaysOverflow,
  signInAs,
  THEMES,
  test,
  waitForTakeOver,
} from './visitors.ts';

const DAYS = '**/createTableTradingFullInfo/';
const ARCHIVE = `${STOCK}?view=archive`;

const section = (page: Page): Locator => page.locator('#graph');
const tab = (page: Page, name: string): Locator => section(page).getByRole('link', { name, exact: true });
const mode = (page: Page, name: string): Locator =>
  section(page).getByRole('navigation', { name: 'Show as' }).getByRole('link', { name });
const region = (page: Page): Locator =>
  section(page).getByRole('group', { name: /^(Trading days|Price history) of/ });
const days = (page: Page): Locator => region(page).getByRole('rowheader');
const count = (page: Page): Locator => section(page).getByText(/^[\d\s]+trading days?$/);
const plot = (page: Page): Locator => section(page).getByRole('application');

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForTakeOver(page);
  await expect(section(page)).toBeVisible();
}

/** A day as the table writes it, to compare with others. */
const isoOf = (written: string | null) => (written ?? '').split('.').reverse().join('-');

test.beforeEach(({ context, baseURL }) => signInAs(context, 'paid', baseURL ?? ''));

test('CH-01 CH-14 the chart turns into a table of its days and back, without another page', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => /TradingTable[^/]*\.js/.test(request.url()) && scripts.push(request.url()));
  await open(page, STOCK);
  await expect(plot(page)).toBeVisible();
  expect(scripts).toEqual([]);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await mode(page, 'Table').click();
  await expect(page).toHaveURL(/\?mode=table$/);
  await expect(count(page)).toBeVisible();
  expect(scripts).toHaveLength(1);
  await expect(plot(page)).toHaveCount(0);
  await expect(region(page).getByRole('columnheader', { name: 'Turnover, EUR' })).toBeAttached();
  const month = Number.parseInt((await count(page).textContent()) ?? '', 10);
  await expect(days(page)).toHaveCount(month + 1);
  await tab(page, '3M').click();
  await expect(page).toHaveURL(/\?mode=table&period=2$/);
  await expect
    .poll(async () => Number.parseInt((await count(page).textContent()) ?? '', 10))
    .toBeGreaterThan(2 * month);
  await page.goBack();
  await expect(days(page)).toHaveCount(month + 1);
  await page.goBack();
  await expect(plot(page)).toBeVisible();
  await expect(page).not.toHaveURL(/mode/);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('CH-14 the archive is leafed through day by day, and the back button leafs back', async ({ page }) => {
  await open(page, ARCHIVE);
  const first = await days(page).first().textContent();
  await expect(section(page).getByRole('link', { name: 'Later trading days' })).toHaveCount(0);
  await section(page).getByRole('link', { name: 'Earlier trading days' }).click();
  await expect(page).toHaveURL(/view=archive&before=\d{4}-\d\d-\d\d$/);
  const cursor = new URL(page.url()).searchParams.get('before') ?? '';
  await expect.poll(async () => isoOf(await days(page).first().textContent()) < cursor).toBe(true);
  await section(page).getByRole('link', { name: 'Earlier trading days' }).click();
  await expect(page).not.toHaveURL(new RegExp(cursor));
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`before=${cursor}$`));
  await expect.poll(async () => isoOf(await days(page).first().textContent()) < cursor).toBe(true);
  await section(page).getByRole('link', { name: 'Later trading days' }).click();
  await expect(page).toHaveURL(/\?view=archive$/);
  await expect(days(page).first()).toHaveText(first ?? '');
});

test('CH-05 CH-14 the archive is narrowed to chosen days, and opened again to all', async ({ page }) => {
  await open(page, ARCHIVE);
  const all = await count(page).textContent();
  const more = section(page).getByRole('button', { name: 'More', exact: true });
  if (await more.isVisible()) await more.click();
  await section(page)
    .getByRole('button', { name: /^Dates: / })
    .click();
  const [from, to] = [page.getByRole('textbox', { name: 'From' }), page.getByRole('textbox', { name: 'To' })];
  await from.fill('01.01.2025');
  await from.press('Enter');
  await to.fill('31.03.2025');
  await to.press('Enter');
  await expect(page).toHaveURL(/view=archive&from=2025-01-01&to=2025-03-31$/);
  await expect(count(page)).not.toHaveText(all ?? '');
  await expect.poll(async () => isoOf(await days(page).first().textContent()) <= '2025-03-31').toBe(true);
  await page.keyboard.press('Escape');
  await tab(page, 'All dates').click();
  await expect(count(page)).toHaveText(all ?? '');
});

test('CH-14 a failed load leaves no rows and a total of 0, and can be tried again', async ({
  page,
  complaints,
}) => {
  await open(page, `${STOCK}?mode=table`);
  await expect(days(page).first()).toBeVisible();
  await page.route(DAYS, (route) => route.abort());
  await tab(page, '3M').click();
  await expect(section(page).getByText('The table did not load.')).toBeVisible();
  await expect(count(page)).toHaveText('0 trading days');
  await expect(days(page)).toHaveCount(0);
  await page.unroute(DAYS);
  await section(page).getByRole('button', { name: 'Try again' }).click();
  await expect(days(page).first()).toBeVisible();
  await expect(count(page)).not.toHaveText('0 trading days');
  complaints.length = 0;
});

test('CH-14 by keyboard a long table is sorted and scrolled, with only the rows in view in the page', async ({
  page,
}) => {
  await open(page, `${STOCK}?mode=table&period=5`);
  const table = region(page).getByRole('table');
  await expect.poll(async () => Number(await table.getAttribute('aria-rowcount'))).toBeGreaterThan(700);
  const total = Number.parseInt((await count(page).textContent()) ?? '', 10);
  await expect(table).toHaveAttribute('aria-rowcount', String(total + 2));
  expect(await region(page).getByRole('row').count()).toBeLessThan(200);
  const latest = isoOf(await days(page).first().textContent());
  await region(page).getByRole('button', { name: 'Date' }).focus();
  await page.keyboard.press('Enter');
  await expect(region(page).getByRole('columnheader', { name: 'Date' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await expect.poll(async () => isoOf(await days(page).first().textContent()) < latest).toBe(true);
  await region(page).focus();
  await page.keyboard.press('End');
  await expect(days(page).filter({ hasText: 'All trading days' })).toBeInViewport();
  const heads = region(page).getByRole('columnheader', { name: 'Date' });
  await expect(heads).toBeInViewport();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await region(page).getByRole('row').count()).toBe(total + 2);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect.poll(() => region(page).getByRole('row').count()).toBeLessThan(200);
});

test('ST-02 CH-14 another venue shows its own days in the table', async ({ page }) => {
  await open(page, `${STOCK}?mode=table`);
  const cells = region(page).getByRole('row').nth(1);
  const first = await cells.textContent();
  await page.getByRole('link', { name: 'Tulip Valley Exchange' }).first().click();
  await expect(page).toHaveURL(/\/norvik-steel\/\d\/\?mode=table$/);
  await expect(cells).not.toHaveText(first ?? '');
  await expect(days(page).first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/norvik-steel\/\?mode=table$/);
  await expect(cells).toHaveText(first ?? '');
});

test.describe('without an account', () => {
  test('CH-14 LV-04 the table has days and numbers of trades, and asterisks for the rest', async ({
    page,
    context,
  }) => {
    await context.clearCookies({ name: /session/ });
    const answers: string[] = [];
    page.on('response', async (response) => {
      if (response.url().includes('createTable')) answers.push(await response.text());
    });
    await open(page, `${STOCK}?mode=table`);
    await expect(region(page)).toContainText('***');
    await expect(section(page).getByText('Sign in to see daily prices and turnover.')).toBeVisible();
    await tab(page, '3M').click();
    await expect.poll(() => answers.length).toBe(1);
    expect(answers[0]).not.toMatch(/"(last_price|overturn|change_1_day)(\.no_round)?" ?: ?-?\d/);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'CH-01 CH-14 the table is a page, its archive is leafed through by links and narrowed by a form',
    BOTH_WIDTHS,
    async ({ page }) => {
      await page.goto(STOCK);
      await mode(page, 'Table').click();
      await expect(page).toHaveURL(/\?mode=table$/);
      expect(await days(page).count()).toBeGreaterThan(15);
      await tab(page, 'History').click();
      await expect(days(page)).toHaveCount(101);
      await section(page).getByRole('link', { name: 'Earlier trading days' }).click();
      await expect(page).toHaveURL(/before=/);
      await expect(section(page).getByRole('link', { name: 'Later trading days' })).toBeVisible();
      await section(page).getByLabel('From', { exact: true }).fill('2025-01-01');
      await section(page).getByLabel('To', { exact: true }).fill('2025-01-31');
      await section(page).getByRole('button', { name: 'Show', exact: true }).click();
      await expect(page).toHaveURL(/view=archive&from=2025-01-01&to=2025-01-31$/);
      expect(isoOf(await days(page).first().textContent()) <= '2025-01-31').toBe(true);
      await page.goto(`${STOCK}?mode=table&period=5`);
      await section(page).getByRole('link', { name: 'Earlier trading days' }).click();
      await expect(page).toHaveURL(/mode=table&period=5&before=/);
      expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
    },
  );
});

test.describe('as the server draws it', () => {
  test.use({ javaScriptEnabled: false });

  test('CH-14 no language makes the page of a table too wide for a desk or a phone', async ({ page }) => {
    const widths = [{ width: 1280, height: 900 }, PHONE];
    for (const language of LANGUAGES) {
      for (const query of ['?mode=table', '?view=archive&before=2025-06-30']) {
        await page.goto(prefixOf(language) + STOCK + query);
        await expect(page.locator('#graph table')).toBeVisible();
        for (const size of widths) {
          await page.setViewportSize(size);
          // The sections below are those of every stock page, which is looked at whole elsewhere.
          await expect
            .poll(() => sidewaysOverflow(page), { message: `${language} ${query} at ${size.width} px` })
            .toBeLessThanOrEqual(0);
        }
        // The next page begins at the width at which this one ended, so that none is laid out thrice.
        widths.reverse();
      }
    }
  });
});

test('CH-14 axe finds nothing in the table, light and dark', async ({ page }) => {
  for (const address of [`${STOCK}?mode=table`, `${ARCHIVE}&before=2025-06-30`]) {
    await open(page, address);
    for (const theme of THEMES) expect(await findFaults(page, theme, '#graph')).toEqual([]);
  }
});
