import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readSheet } from 'read-excel-file/node';
import { signInAsNewReader } from './new-reader.ts';
import {
  BOTH_WIDTHS,
  comeNear,
  expect,
  findFaults,
  STOCK,
  sidewaysOverflow,
  signInAs,
  test,
  waitForTakeOver,
} from './visitors.ts';

const ARCHIVE = `${STOCK}?view=archive`;
const TABLE = `${STOCK}?mode=table`;
const excel = (page: Page) => page.locator('#graph').getByRole('link', { name: 'Excel', exact: true });
const badge = (page: Page) => page.locator('header').getByRole('button', { name: 'Downloads' });
const notice = (page: Page) => page.getByRole('dialog', { name: 'Downloads' });

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  // The script of the table is loaded on demand: before it is there, the browser itself follows the link to the whole file.
  await comeNear(page, '#graph a[rel~="nofollow"]');
  await expect(excel(page)).toBeVisible();
}

const daysIn = async (path: string) =>
  (await readSheet(await readFile(path))).filter(([day]) => (day as unknown) instanceof Date);

test(
  'CH-15 a visitor is asked to sign in, a free account to get access, a paid one without the flag is informed',
  BOTH_WIDTHS,
  async ({ page, context, baseURL }) => {
    await open(page, TABLE);
    await excel(page).click();
    const dialog = page.getByRole('dialog', { name: 'Export to Excel' });
    await expect(
      dialog.getByText('Full access lets you export trading data to Excel. Sign in to continue.'),
    ).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', /^\/sign-in\//);
    expect(await findFaults(page, 'light', 'dialog')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(excel(page)).toBeFocused();

    await signInAs(context, 'free', baseURL ?? '');
    await open(page, TABLE);
    await excel(page).click();
    await expect(dialog.getByText('Full access lets you export trading data to Excel.')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Get access' })).toHaveAttribute(
      'href',
      '/profile/access/',
    );

    await signInAs(context, 'noexcel', baseURL ?? '');
    await open(page, TABLE);
    await excel(page).click();
    await expect(page.getByText('Warning: Your plan does not include Excel export.')).toBeVisible();
  },
);

test('CH-15 a table of at most 2,500 rows is sent at once, with the days that it shows, and a chart’s with those chosen', async ({
  page,
  context,
  baseURL,
}) => {
  await signInAs(context, 'paid', baseURL ?? '');
  await open(page, TABLE);
  const [file] = await Promise.all([page.waitForEvent('download'), excel(page).click()]);
  expect(file.suggestedFilename()).toMatch(/^norvik-steel_.*_\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d\.xlsx$/);
  const shown = await page
    .locator('#graph')
    .getByText(/^\d+ trading days?$/)
    .textContent();
  expect(await daysIn(await file.path())).toHaveLength(Number.parseInt(shown ?? '', 10));
  await expect(badge(page)).toHaveCount(0);

  await open(page, `${STOCK}?from=2025-01-01&to=2025-03-31`);
  await expect(excel(page)).toHaveAttribute('href', /\?from=2025-01-01&to=2025-03-31&/);
});

test('CH-17 an export that fails says so on the page', async ({ page, context, baseURL, complaints }) => {
  await signInAs(context, 'paid', baseURL ?? '');
  await open(page, TABLE);
  await page.route('**/export/trading/**', (route) => route.abort());
  await excel(page).click();
  await expect(page.getByText('The export failed. Try again.')).toBeVisible();
  expect(page.url()).toContain('mode=table');
  complaints.length = 0;
});

test(
  'CH-16 RD-06 the whole archive is prepared: a badge in the header of every page shows its progress and the file',
  BOTH_WIDTHS,
  async ({ page, context, baseURL }) => {
    await signInAsNewReader(context, baseURL ?? '');
    // The real answer, of which the first few say how far the work may have come.
    let requested = 0;
    await page.route('**/api/exports/', async (route) => {
      const answer = await route.fetch();
      const { files } = await answer.json();
      const changed = files.map((file: object, index: number) =>
        index === 0 && ++requested <= 3
          ? { ...file, state: 'running', rows_written: 1_044, rows_total: 2_610 }
          : file,
      );
      await route.fulfill({ response: answer, json: { files: changed } });
    });
    await open(page, ARCHIVE);
    await excel(page).click();
    await expect(notice(page)).toHaveCount(0);
    await badge(page).click();
    await expect(notice(page).getByText('Preparing: 40%', { exact: true })).toBeVisible();
    await expect(notice(page).getByRole('progressbar')).toHaveAttribute('value', '40');
    expect(await findFaults(page, 'light', '[popover][aria-label="Downloads"]')).toEqual([]);
    await expect(notice(page).getByText('Ready', { exact: true })).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });

    await page.goto('/stocks/');
    await expect(badge(page)).toHaveAccessibleName('Downloads: 1');
    expect(await sidewaysOverflow(page)).toBe(0);
    await badge(page).click();
    await expect(notice(page).getByRole('link', { name: 'Download', exact: true })).toBeVisible();
    expect(await sidewaysOverflow(page)).toBe(0);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      notice(page).getByRole('link', { name: 'Download', exact: true }).click(),
    ]);
    expect((await daysIn(await file.path())).length).toBeGreaterThan(2_500);
    await expect(notice(page)).toHaveCount(0);
    await Promise.all([page.waitForResponse('**/api/user/state/'), page.reload()]);
    await expect(badge(page)).toHaveCount(0);

    await page.goto('/exports/');
    const row = page.getByRole('list', { name: 'Downloads' }).getByRole('listitem').first();
    await expect(row.getByText('Ready', { exact: true })).toBeVisible();
    await expect(row.getByText(/^Available until/)).toBeVisible();
    expect(await findFaults(page, 'light', 'main')).toEqual([]);
    expect(await sidewaysOverflow(page)).toBe(0);
  },
);

test('CH-16 a file that is being prepared can be cancelled from the notice', async ({
  page,
  context,
  baseURL,
}) => {
  await signInAsNewReader(context, baseURL ?? '');
  let isCancelled = false;
  await page.route('**/api/exports/', async (route) => {
    const answer = await route.fetch();
    const { files } = await answer.json();
    const changed = isCancelled ? files : files.map((file: object) => ({ ...file, state: 'running' }));
    await route.fulfill({ response: answer, json: { files: changed } });
  });
  await page.route('**/api/exports/*/cancel/', async (route) => {
    const answer = await route.fetch();
    isCancelled = answer.ok();
    await route.fulfill({ response: answer });
  });
  await open(page, ARCHIVE);
  await excel(page).click();
  await badge(page).click();
  await notice(page).getByRole('button', { name: 'Cancel' }).first().click();
  await expect(notice(page)).toHaveCount(0);
  expect(isCancelled).toBe(true);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('CH-16 three files on their way are enough: the fourth is refused in a sentence', async ({
  page,
  context,
  baseURL,
  complaints,
}) => {
  await signInAs(context, 'paid', baseURL ?? '');
  await open(page, ARCHIVE);
  await page.route('**/api/stocks/*/*/trading-export/', (route) =>
    route.fulfill({ status: 429, json: { code: 'too_many_open_exports' } }),
  );
  await excel(page).click();
  await expect(page.getByText('You already have three exports in progress.')).toBeVisible();
  complaints.length = 0;
});

test('CH-16 whoever has requested nothing has an empty list, and no notice requests it', async ({
  page,
  context,
  baseURL,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => request.url().includes('/api/exports/') && requested.push(request.url()));
  await signInAs(context, 'free', baseURL ?? '');
  for (const path of [STOCK, '/exports/']) {
    await page.goto(path);
    await waitForTakeOver(page);
  }
  await expect(page.getByText('No downloads yet')).toBeVisible();
  expect(requested).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('CH-15 the button is a link: it sends the archive whole, or leads to the step that is missing', async ({
    page,
    context,
    baseURL,
  }) => {
    await page.goto(ARCHIVE);
    await expect(excel(page)).toHaveAttribute('href', /^\/sign-in\//);
    await signInAs(context, 'paid', baseURL ?? '');
    await page.goto(ARCHIVE);
    const [file] = await Promise.all([page.waitForEvent('download'), excel(page).click()]);
    expect((await daysIn(await file.path())).length).toBeGreaterThan(2_500);
  });
});
