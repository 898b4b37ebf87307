import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { readSheet } from 'read-excel-file/node';
import { BOTH_WIDTHS, comeNear, findFaults, signInAs, test } from './visitors.ts';

const COMPANY = '/company/norvik-steel/';

test(
  'IF-03 a paid reader chooses two days and receives the workbook; a start after the end is refused at once',
  BOTH_WIDTHS,
  async ({ page, context, baseURL }) => {
    await signInAs(context, 'paid', baseURL ?? '');
    await page.goto(COMPANY);
    await comeNear(page, '#ras');
    const section = page.locator('#ras');
    await section.getByRole('button', { name: 'Excel' }).click();
    const popup = page.getByRole('dialog', { name: 'Export period' });
    const [from, to] = [popup.getByLabel('From', { exact: true }), popup.getByLabel('To', { exact: true })];
    // The fields are loaded on demand.
    await expect(from).toHaveValue(/^01\.01\.\d{4}$/);
    await expect(from).toBeFocused();
    expect(await findFaults(page, 'light', '[popover][role=dialog]')).toEqual([]);

    await from.fill('01.01.2025');
    await to.fill('31.12.2024');
    await to.press('Tab');
    await expect(popup.getByRole('alert')).toHaveText('The start date must not be after the end date.');
    await expect(popup.getByRole('link', { name: 'Download' })).toBeDisabled();

    await from.fill('01.01.2024');
    await from.press('Tab');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      popup.getByRole('link', { name: 'Download' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('norvik-steel_ras_2024-01-01_2024-12-31.xlsx');
    const rows = await readSheet(await readFile(await file.path()));
    expect(rows.find((row) => row[1] instanceof Date)).toHaveLength(5);
    await expect(popup).toBeHidden();
    await expect(section.getByRole('button', { name: 'Excel' })).toBeFocused();
  },
);

test('IF-03 whoever may not export is shown what is missing', async ({ page, context, baseURL }) => {
  await page.goto(COMPANY);
  await comeNear(page, '#ras');
  await page.locator('#ras').getByRole('button', { name: 'Excel' }).click();
  await expect(page.getByText('Part of full access. Sign in to continue.').last()).toBeVisible();

  await signInAs(context, 'noexcel', baseURL ?? '');
  await page.reload();
  await comeNear(page, '#ras');
  await page.locator('#ras').getByRole('button', { name: 'Excel' }).click();
  await expect(page.getByText('Your plan does not include Excel export.')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('IF-03 the export is a plain form', async ({ page, context, baseURL }) => {
    await signInAs(context, 'paid', baseURL ?? '');
    await page.goto(COMPANY);
    const section = page.locator('#ras');
    await section.locator('summary', { hasText: 'Excel' }).click();
    await section.getByLabel('From', { exact: true }).fill('2024-01-01');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      section.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^norvik-steel_ras_2024-01-01_\d{4}-\d\d-\d\d\.xlsx$/);
  });
});
