import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  BOTH_WIDTHS,
  expect,
  findFaults,
  sidewaysOverflow,
  signInAs,
  test,
  waitForTakeOver,
} from './visitors.ts';

test.beforeEach(({ context, baseURL }) => signInAs(context, 'operator', baseURL ?? ''));

/** A ticker that no other test uses. */
const newTicker = () => `T${randomUUID().replaceAll('-', '').slice(0, 8).toUpperCase()}`;

const PRICES = `Date,Open,High,Low,Close,Adj Close,Volume
2024-03-04,10,12,9,11,11,100
2024-03-05,11,13,10,12,12,200
2024-03-06,12,14,11,99,13,300
2024-03-07,12,14,11,13,13,100
2024-03-08,13,15,12,14,14,100
2024-03-11,14,16,13,15,15,100
`;

const fileOf = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

/** Without script a reader presses "Refresh" until the step is over; with it the page looks by itself. */
async function waitForStep(page: Page, isOver: () => ReturnType<Page['getByRole']>): Promise<void> {
  await expect(async () => {
    if (await isOver().isVisible()) return;
    await page.reload();
    await expect(isOver()).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

/** Until the page has read what it saved. */
async function apply(page: Page): Promise<void> {
  const isRead = page.waitForResponse((response) => response.url().includes('format=json'));
  await page.getByRole('button', { name: 'Apply' }).press('Enter');
  await isRead;
  await expect(page.getByRole('button', { name: 'Apply' })).toBeVisible();
}

async function expectSound(page: Page): Promise<void> {
  expect(await findFaults(page, 'light', 'main')).toEqual([]);
  expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
}

test(
  'DI-02 SH-12 an administrator uploads, maps, checks, confirms and undoes an import, with script and by keyboard',
  BOTH_WIDTHS,
  async ({ page }) => {
    const ticker = newTicker();
    await page.goto('/operator/imports/');
    await waitForTakeOver(page);
    await expectSound(page);
    await page
      .getByLabel('Files')
      .setInputFiles(
        fileOf('export.txt', `who;when;end price\n${ticker};01/02/2024;10,5\n${ticker};13/02/2024;11\n`),
      );
    await page.getByRole('button', { name: 'Upload' }).press('Enter');

    await page.getByRole('link', { name: 'export.txt' }).press('Enter');
    await expect(page.getByText('Not recognised').first()).toBeVisible();
    await waitForTakeOver(page);
    await page.getByLabel('Format').selectOption('any-table');
    await page.getByLabel('Read the rows as').selectOption('price');
    await page.getByLabel('Exchange (MIC)').fill('XETR');
    await apply(page);

    await page.getByLabel('Order of dates').selectOption('dmy');
    await page.getByLabel('Field for the column who').selectOption('ticker');
    await page.getByLabel('Field for the column when').selectOption('day');
    await page.getByLabel('Field for the column end price').selectOption('close');
    const preview = page.getByRole('group', { name: 'First records' });
    await expect(preview.getByRole('cell', { name: '2024-02-01' }).first()).toBeVisible();
    await expect(preview.getByRole('cell', { name: '10.5' })).toBeVisible();
    await expectSound(page);
    await apply(page);

    await page.getByRole('link', { name: 'Back to the files' }).press('Enter');
    await waitForStep(page, () => page.getByRole('button', { name: 'Check', exact: true }));
    await expectSound(page);
    await page.getByLabel('Create unknown instruments').press('Space');
    await page.getByRole('button', { name: 'Check', exact: true }).press('Enter');

    await expect(page).toHaveURL(/\/check\/$/);
    const write = page.getByRole('button', { name: /^Write \d+ new and 0 changed rows$/ });
    await expect(write).toBeVisible();
    await expectSound(page);
    await page.getByRole('link', { name: 'Show the difference' }).press('Enter');
    await expect(page.getByRole('row', { name: new RegExp(`${ticker}.*10.5`) })).toBeVisible();
    await expectSound(page);

    await page.goBack();
    await waitForTakeOver(page);
    await write.press('Enter');
    await page.getByRole('link', { name: 'Show the result' }).press('Enter');
    await expect(page.getByRole('row', { name: /Daily prices 2/ })).toBeVisible();
    await expectSound(page);
    await waitForTakeOver(page);
    await page.getByRole('button', { name: 'Undo this import' }).press('Enter');
    await expect(page.getByText('Undone', { exact: true })).toBeVisible();
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'DI-02 the same journey works by forms and buttons alone, and every step can be reloaded',
    BOTH_WIDTHS,
    async ({ page }) => {
      const ticker = newTicker();
      await page.goto('/operator/imports/');
      await page.getByLabel('Files').setInputFiles(fileOf(`${ticker}.DE.csv`, PRICES));
      await page.getByRole('button', { name: 'Upload' }).click();
      await expect(page).toHaveURL(/\/operator\/imports\/\d+\/$/);

      await waitForStep(page, () => page.getByRole('button', { name: 'Check', exact: true }));
      await expect(page.getByRole('row', { name: /yahoo-daily/ })).toBeVisible();
      await page.getByRole('link', { name: `${ticker}.DE.csv` }).click();
      await expect(page.getByRole('cell', { name: '2024-03-04' })).toBeVisible();
      await page.getByLabel('Encoding').selectOption('utf-8');
      await page.getByRole('button', { name: 'Apply' }).click();
      await page.getByRole('link', { name: 'Back to the files' }).click();
      await waitForStep(page, () => page.getByRole('button', { name: 'Check', exact: true }));
      await page.getByLabel('Create unknown instruments').check();
      await page.getByRole('button', { name: 'Check', exact: true }).click();

      const write = () => page.getByRole('button', { name: /^Write \d+ new/ });
      await waitForStep(page, write);
      await expect(page.getByText('Price outside low and high')).toBeVisible();
      await write().click();
      await waitForStep(page, () => page.getByRole('link', { name: 'Show the result' }));
      await page.getByRole('link', { name: 'Show the result' }).click();
      await expect(page.getByRole('link', { name: /^Download to correct/ })).toBeVisible();
      await page.getByRole('button', { name: 'Undo this import' }).click();
      await expect(async () => {
        await page.reload();
        await expect(page.getByText('Undone', { exact: true })).toBeVisible({ timeout: 1_000 });
      }).toPass();
    },
  );
});
