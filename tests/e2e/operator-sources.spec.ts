import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  BOTH_WIDTHS,
  expect,
  findFaults,
  prefixOf,
  sidewaysOverflow,
  signInAs,
  test,
  waitForTakeOver,
} from './visitors.ts';

test.beforeEach(({ context, baseURL }) => signInAs(context, 'operator', baseURL ?? ''));

const newCode = () => `probe-${randomUUID().slice(0, 8)}`;
const rowOf = (page: Page, code: string) => page.locator('#sources li').filter({ hasText: code });

/** A connector that runs in the evening only: nothing is requested here. */
async function fillForm(page: Page, code: string): Promise<void> {
  await page.locator('input[name=code]').fill(code);
  await page.locator('select[name=what]').selectOption('fred-csv', { force: true });
  await page.locator('input[name=values]').fill('DGS10');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
}

test('DI-10 a source is added, paused, changed and removed after a question', async ({
  page,
  complaints,
}) => {
  const code = newCode();
  await page.goto('/operator/sources/');
  await waitForTakeOver(page);
  await fillForm(page, code);
  const row = rowOf(page, code);
  await expect(row).toContainText('On schedule');
  await row.getByRole('button', { name: `Pause ${code}` }).click();
  await expect(row).toContainText('Paused');
  await row.getByRole('link', { name: code }).click();
  await waitForTakeOver(page);
  await page.locator('input[name=schedule]').fill('every day');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('must be a cron line')).toBeVisible();
  expect(complaints.splice(0)).toEqual([expect.stringContaining('400')]);
  await page.locator('input[name=schedule]').fill('15 7 * * 1-5');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('15 7 * * 1-5 · America/Chicago')).toBeVisible();
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page).toHaveURL(/\/operator\/sources\/$/);
  await expect(rowOf(page, code)).toHaveCount(0);
});

test(
  'DI-10 SH-12 the page of sources has no fault and nothing is cut sideways, in three alphabets',
  BOTH_WIDTHS,
  async ({ page }) => {
    for (const language of ['eng', 'rus', 'chn']) {
      await page.goto(`${prefixOf(language)}/operator/sources/`);
      expect(await sidewaysOverflow(page), language).toBeLessThanOrEqual(0);
      expect(await findFaults(page, 'light', 'main'), language).toEqual([]);
    }
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('DI-10 a source is added, resumed and removed by forms alone, and a refusal is explained', async ({
    page,
  }) => {
    const code = newCode();
    await page.goto('/operator/sources/');
    await fillForm(page, code);
    await expect(rowOf(page, code)).toContainText('On schedule');
    await fillForm(page, code);
    await expect(page.getByText('A source with this code already exists.')).toBeVisible();
    await page.goto('/operator/sources/');
    await page.getByRole('button', { name: `Pause ${code}` }).click();
    await page.getByRole('button', { name: `Resume ${code}` }).click();
    await rowOf(page, code).getByRole('link', { name: code }).click();
    await page.getByRole('button', { name: 'Remove' }).click();
    await expect(page).toHaveURL(/\/operator\/sources\/$/);
    await expect(rowOf(page, code)).toHaveCount(0);
  });
});
