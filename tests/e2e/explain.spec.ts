import { comeNear, expect, findFaults, PHONE, sidewaysOverflow, signInAs, test } from './visitors.ts';

const PAGE = '/bonds/norvik-steel-bond-4/explain/modified/?convention=street';

test('EP-01 a number of a bond has a page: formula, inputs and payments that add up, at both widths', async ({
  page,
  context,
  baseURL,
}) => {
  await signInAs(context, 'paid', baseURL ?? '');
  await page.goto(PAGE);
  await expect(page.locator('h1')).toContainText('Modified duration');
  await expect(page.locator('math').first()).toBeVisible();
  const foot = page.locator('tfoot').first();
  const [sum, paid] = await foot.locator('tr td:nth-of-type(1)').allTextContents();
  expect(sum).toMatch(/\d/);
  expect(paid).toBe(sum);
  expect(await findFaults(page, 'light', 'main')).toEqual([]);
  await page.locator('nav a', { hasText: 'Annual effective' }).click();
  await expect(page).toHaveURL(/convention=effective/);
  await page.setViewportSize(PHONE);
  await expect.poll(() => sidewaysOverflow(page)).toBe(0);
  const download = page.waitForEvent('download');
  await page.locator('a', { hasText: 'Excel with formulas' }).click();
  expect((await download).suggestedFilename()).toMatch(
    /^norvik-steel-bond-4_modified_\d{4}-\d\d-\d\d\.xlsx$/,
  );
});

test('EP-01 a panel that is asked twice to close goes back once, and the page stays', async ({
  page,
  context,
  baseURL,
}) => {
  await signInAs(context, 'paid', baseURL ?? '');
  await page.goto('/bonds/norvik-steel-bond-4/');
  await comeNear(page, '#yields');
  await page.locator('#yields td a[data-explain]').first().click();
  const dialog = page.locator('dialog[open]');
  await expect(dialog.locator('math').first()).toBeVisible();
  await dialog.evaluate((element) => {
    for (let times = 0; times < 2; times++) element.dispatchEvent(new Event('cancel', { cancelable: true }));
  });
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/bonds\/norvik-steel-bond-4\/(#.*)?$/);
  await expect(page.locator('h1')).toContainText('Norvik Steel');
});

test('MU-01 a multiple is a link: over the page with script, going back closes it; a page without', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await signInAs(context, 'paid', baseURL ?? '');
  await page.goto('/company/norvik-steel/');
  await comeNear(page, '#multipliers');
  const value = page
    .locator('#multipliers-quarterly tbody tr')
    .filter({ has: page.locator('th', { hasText: 'EV/EBITDA' }) })
    .locator('td a')
    .first();
  const href = (await value.getAttribute('href')) ?? '';
  expect(href).toBe('/company/norvik-steel/explain/ev_ebitda/?period=1&date=now');
  await value.click();
  const dialog = page.locator('dialog[open]');
  await expect(dialog).toContainText('EV/EBITDA = ');
  await expect(dialog.locator('a', { hasText: 'Open as a page' })).toHaveAttribute('href', href);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/company\/norvik-steel\/(#.*)?$/);

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const reader = await plain.newPage();
  await reader.goto(new URL(href, baseURL).href);
  await expect(reader.locator('h1')).toContainText('EV/EBITDA');
  await expect(reader.locator('main')).toContainText('Sign in');
  await plain.close();
});

test('EP-01 ST-08 ST-09 changes and dividend yields of a share open their calculation over the page', async ({
  page,
  context,
  baseURL,
}) => {
  await signInAs(context, 'paid', baseURL ?? '');
  await page.goto('/stocks/norvik-steel/');
  await comeNear(page, '#dynamics');
  await page.locator('#dynamics a[data-explain]').first().click();
  const dialog = page.locator('dialog[open]');
  await expect(dialog).toContainText('Last price ÷ First price');
  expect(await findFaults(page, 'light', 'dialog[open]')).toEqual([]);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await comeNear(page, '#dividends');
  await page.locator('#dividends td a[data-explain]').first().click();
  await expect(dialog).toContainText('Dividend per share');
  await page.setViewportSize(PHONE);
  await expect.poll(() => sidewaysOverflow(page)).toBe(0);
});
