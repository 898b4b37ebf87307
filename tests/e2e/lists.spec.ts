import type { Page } from '@playwright/test';
import { expect, findFaults, sidewaysOverflow, signInAs, test, waitForTakeOver } from './visitors.ts';

const rowsOf = (page: Page) => page.locator('main tbody tr');
/** Beside the rows where there is room, in a sheet where there is none. */
async function openFilters(page: Page): Promise<void> {
  const opener = page.getByRole('button', { name: /^Filters/ });
  if (await opener.isVisible()) await opener.click();
}
async function closeFilters(page: Page): Promise<void> {
  const close = page.locator('#list-filters').getByRole('button', { name: 'Close' });
  if (await close.isVisible()) await close.click();
}

test('EP-05 a list is narrowed, sorted, turned and gone back in, and its address says so', async ({
  page,
  context,
  baseURL,
}) => {
  await signInAs(context, 'paid', baseURL ?? '');
  await page.goto('/bonds/');
  await waitForTakeOver(page, 'main a');
  const found = page.locator('main [role="status"]').filter({ hasText: 'result' });
  const all = await found.innerText();

  await openFilters(page);
  const fixed = page.getByRole('checkbox', { name: /^Fixed/ });
  await fixed.check();
  await expect(page).toHaveURL(/\?coupon=fixed$/);
  await expect(fixed).toBeFocused();
  await expect(found).not.toHaveText(all);
  await page.locator('main').getByLabel('Name, ISIN or ticker').fill('norvik');
  await expect(page).toHaveURL(/\?find=norvik&coupon=fixed$/);
  await closeFilters(page);
  await expect(rowsOf(page).first()).toContainText('Norvik');

  await page.getByRole('link', { name: /^norvik/ }).click();
  await expect(page).toHaveURL(/\?coupon=fixed$/);
  await page.locator('a[rel="next"]').click();
  await expect(page).toHaveURL(/after=\d+_49/);
  await expect(page.locator('main')).toContainText(/51–\d+ of/);
  await page.goBack();
  await expect(page.locator('main')).toContainText('1–50 of');
  await page.goBack();
  await expect(page).toHaveURL(/find=norvik/);
  await expect(page.getByRole('link', { name: /^norvik/ })).toBeVisible();

  await page.getByRole('link', { name: 'Clear all filters' }).click();
  await expect(found).toHaveText(all);
  await page.getByRole('link', { name: /^Maturity/ }).click();
  await expect(page).toHaveURL(/sort=matures$/);

  await page.getByText('Columns', { exact: true }).click();
  await page.getByRole('checkbox', { name: 'Issuer', exact: true }).check();
  await page.locator('form').filter({ hasText: 'YTM, %' }).getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/columns=issuer,/);
  await expect(page.locator('main thead')).toContainText('Issuer');
  await page.reload();
  await expect(page.locator('main thead')).toContainText('Issuer');

  await page.goto('/bonds/?find=nobody+is+called+so');
  await page.getByRole('link', { name: 'Remove last filter' }).click();
  await expect(rowsOf(page)).toHaveCount(50);
});

test('EP-05 DP-02 a range of days is typed as days are written here, and each yield says how it was computed', async ({
  page,
  context,
  baseURL,
}) => {
  await signInAs(context, 'paid', baseURL ?? '');
  await page.goto('/bonds/?status=active');
  await waitForTakeOver(page, 'main a');
  await openFilters(page);
  const from = page.getByRole('group', { name: 'Maturity' }).getByLabel('From');
  await from.fill('01.02.2028');
  await from.blur();
  await expect(page).toHaveURL(/\?status=active&matures_from=2028-02-01$/);
  await expect(from).toHaveValue('01.02.2028');
  await closeFilters(page);
  await page.getByRole('link', { name: /^Maturity from/ }).click();
  await expect(page).toHaveURL(/\?status=active$/);

  const figure = page.locator('main tbody a[data-explain="YTW, %"]').first();
  await expect(figure).toHaveAttribute('href', /^\/bonds\/[^/]+\/explain\/yield\/$/);
  await figure.click();
  const [shown = 'a number'] = (await figure.innerText()).split(/\s/);
  // The list rounds what the explanation shows with more digits.
  const digits = shown.split('.')[1]?.length ?? 0;
  await expect
    .poll(async () => {
      const exact = /(\d+\.\d+)\s?%/.exec((await page.getByRole('dialog').textContent()) ?? '')?.[1];
      return Number(exact).toFixed(digits);
    })
    .toBe(shown);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\?status=active$/);
  await expect(rowsOf(page).first()).toBeVisible();
});

test('EP-05 CH-15 the selection comes as a file to whoever may have it, and others are shown what is missing', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto('/etf/');
  await waitForTakeOver(page, 'main a');
  await page.getByRole('link', { name: 'Excel' }).click();
  await expect(page.getByRole('dialog')).toContainText(
    'Export is available with full access. Sign in to continue.',
  );
  await signInAs(context, 'paid', baseURL ?? '');
  await page.goto('/etf/');
  await waitForTakeOver(page, 'main a');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^etf_\d{4}-\d\d-\d\d\.csv$/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('EP-05 the filters are a form, and pages, orders and chosen values are links', async ({ page }) => {
    await page.goto('/stocks/');
    const first = await rowsOf(page).first().innerText();
    await page.locator('a[rel="next"]').click();
    await expect(rowsOf(page).first()).not.toHaveText(first);
    await page.locator('a[rel="prev"]').click();
    await expect(page.locator('main')).toContainText('1–50 of');
    await openFilters(page);
    await page.locator('main').getByLabel('Name, ISIN or ticker').fill('norvik');
    await page.locator('#list-filters').getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(/\/stocks\/\?find=norvik/);
    await expect(rowsOf(page).first()).toContainText('Norvik');
    await page.getByRole('link', { name: /^norvik/ }).click();
    await expect(rowsOf(page)).toHaveCount(50);

    await page.goto('/bonds/');
    await openFilters(page);
    await page.getByRole('group', { name: 'Maturity' }).getByLabel('From').fill('01.02.2028');
    await page.locator('#list-filters').getByRole('button', { name: 'Show' }).click();
    await expect(page.getByRole('link', { name: /^Maturity from/ })).toBeVisible();
  });
});

test('EP-05 SH-12 axe finds no fault in the lists, and nothing is cut sideways', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/bonds/?status=active&find=a', '/indexes/', '/etf/', '/company/']) {
    await page.goto(path);
    expect(await findFaults(page, 'light', 'main'), path).toEqual([]);
    await page.setViewportSize({ width: 400, height: 860 });
    await expect.poll(() => sidewaysOverflow(page), { message: path }).toBeLessThanOrEqual(0);
    await openFilters(page);
    expect(await findFaults(page, 'light', '#list-filters'), path).toEqual([]);
    await closeFilters(page);
    // A tablet's table scrolls, and its names keep their room.
    await page.setViewportSize({ width: 768, height: 900 });
    const name = await page.locator('main tbody tr > :first-child').first().boundingBox();
    expect(name?.width, path).toBeGreaterThanOrEqual(path.startsWith('/bonds/') ? 420 : 320);
    await page.setViewportSize({ width: 1280, height: 900 });
  }
});
