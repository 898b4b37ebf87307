import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { readSheet } from 'read-excel-file/node';
import { signInAsNewReader } from './new-reader.ts';
import {
  BOTH_WIDTHS,
  expect,
  findFaults,
  prefixOf,
  STOCK,
  sidewaysOverflow,
  signInAsNew,
  test,
  waitForTakeOver,
} from './visitors.ts';

const STAR = 'main button[aria-haspopup=dialog]';

async function addShares(context: BrowserContext, origin: string, shares: Record<string, number | null>) {
  for (const [share, quantity] of Object.entries(shares)) {
    const { stockId, tradingGrounds: venues } = await (
      await context.request.get(`/stocks/${share}/?format=json`)
    ).json();
    const data = { stockId, add: [venues[0].id], qnt: [quantity] };
    const added = await context.request.post('/api/watchlist/addStock/', { data, headers: { origin } });
    expect(added.ok()).toBe(true);
  }
}

/** The names of the rows as they stand, without the totals. */
const names = (page: Page) => page.locator('tbody tr:has([data-remove]) th a').allTextContents();

test(
  'WL-01 WL-02 a reader adds a share by venue from its page; what is in the list is read-only then',
  BOTH_WIDTHS,
  async ({ page, context, baseURL }) => {
    await signInAsNew(context, baseURL ?? '');
    await page.goto(STOCK);
    await waitForTakeOver(page, STAR);
    const star = page.locator(STAR).first();
    await expect(star).toHaveText(/Watchlist/);
    await star.click();
    const dialog = page.getByRole('dialog', { name: 'Add to watchlist' });
    const boxes = dialog.getByRole('checkbox');
    await expect(boxes).toHaveCount(3);
    await expect(boxes.first()).toBeChecked();
    expect(await findFaults(page, 'light', 'dialog')).toEqual([]);

    await boxes.first().uncheck();
    await dialog.getByRole('button', { name: 'Add' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Select at least one exchange.');

    const quantity = dialog.getByRole('textbox').first();
    await quantity.fill('1,234');
    await quantity.press('Enter');
    await expect(dialog.getByRole('alert')).toContainText('1.234 or 1 234?');
    await quantity.fill('1 234.5');
    await expect(boxes.first()).toBeChecked();
    const posted = page.waitForRequest((request) => request.url().endsWith('/api/watchlist/addStock/'));
    await dialog.getByRole('button', { name: 'Add' }).click();
    expect((await posted).postDataJSON()).toEqual({ stockId: expect.any(Number), add: [1], qnt: [1234.5] });
    await expect(page.getByText('Added to your watchlist.')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(star).toBeFocused();

    await page.reload();
    await waitForTakeOver(page, STAR);
    await expect(page.getByRole('button', { name: 'In watchlist' })).toBeVisible();
    await star.click();
    await expect(boxes.first()).toBeDisabled();
    await expect(dialog.getByText('Already added: 1 234.5')).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveCount(2);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  },
);

test(
  'WL-03 the watchlist is sorted, counted anew and tidied, with a way back',
  BOTH_WIDTHS,
  async ({ page, context, baseURL }) => {
    const origin = baseURL ?? '';
    await signInAsNew(context, origin);
    await addShares(context, origin, { 'norvik-steel': 10, 'vexley-robotics': null, 'caldervoe-bank': 5 });
    await page.goto('/watchlist/');
    await waitForTakeOver(page, 'thead button');
    const given = await names(page);
    expect(given).toHaveLength(3);
    await expect(page.getByRole('row', { name: /^Total, EUR/ })).toBeVisible();
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
    expect(await findFaults(page, 'light', 'main')).toEqual([]);

    const byName = page.getByRole('button', { name: 'Name' });
    await byName.click();
    expect(await names(page)).toEqual([...given].sort());
    await byName.click();
    expect(await names(page)).toEqual([...given].sort().reverse());
    await byName.click();
    expect(await names(page)).toEqual(given);

    const quantity = page.getByRole('textbox', { name: /^Quantity: Norvik/ });
    await quantity.fill('many');
    await quantity.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'Enter a number' })).toBeVisible();
    await quantity.press('Escape');
    await expect(quantity).toHaveValue('10');
    // A phone has another order of columns; what is typed is no text of the row.
    const value = page.getByRole('row', { name: /^Norvik/ });
    const before = await value.textContent();
    await quantity.fill('20');
    await quantity.press('Enter');
    await expect(page.getByText('Quantity saved.')).toBeVisible();
    await expect(value).not.toHaveText(before ?? '');

    const remove = page.getByRole('button', { name: /^Remove Norvik/ });
    await remove.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Norvik Steel Group removed from your watchlist.')).toBeVisible();
    await expect(remove).toHaveCount(0);
    const undo = page.getByRole('button', { name: 'Undo' });
    await expect(undo).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(remove).toBeVisible();
    await expect(quantity).toHaveValue('20');
    expect(await names(page)).toEqual(given);
  },
);

test('WL-03 a paid reader exports the watchlist; others are shown what is missing', async ({
  page,
  context,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  await signInAsNew(context, origin);
  await addShares(context, origin, { 'norvik-steel': 10 });
  await page.goto('/watchlist/');
  await waitForTakeOver(page, 'thead button');
  await page.getByRole('button', { name: 'Excel' }).click();
  await expect(page.getByRole('link', { name: 'Get access' }).last()).toBeVisible();

  await signInAsNewReader(context, origin);
  await addShares(context, origin, { 'caldervoe-bank': 5 });
  await page.goto('/watchlist/');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Excel' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^watchlist_\d{4}-\d\d-\d\d\.xlsx$/);
  const rows = await readSheet(await readFile(await file.path()));
  expect(rows.flat()).toContain('Caldervoe Bank plc');
});

test('WL-01 whoever is not signed in is asked to, in their language', async ({ page }) => {
  for (const [language, words, way] of [
    ['eng', 'Sign in to use a watchlist.', 'Sign in'],
    ['rus', 'Войдите, чтобы пользоваться списком наблюдения.', 'Войти'],
  ] as const) {
    await page.goto(prefixOf(language) + STOCK);
    const star = page.locator('main a[href*="/sign-in/?next="]').first();
    await waitForTakeOver(page, 'main h1 ~ div > a');
    await star.click();
    await expect(page.getByText(words)).toBeVisible();
    const link = page.locator('[data-line]').getByRole('link', { name: way });
    await expect(link).toHaveAttribute('href', /sign-in\/\?next=.*norvik-steel/);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('WL-03 a share is added, read, removed and put back', async ({ page, context, baseURL }) => {
    await signInAsNew(context, baseURL ?? '');
    await page.goto('/stocks/norvik-steel/2/');
    await page.locator(STAR).first().click();
    await expect(page).toHaveURL('/watchlist/');
    expect(await names(page)).toEqual(['Norvik Steel Group']);
    await page.getByRole('button', { name: /^Remove Norvik/ }).click();
    await expect(page.getByText('Your watchlist is empty')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await names(page)).toEqual(['Norvik Steel Group']);
  });
});
