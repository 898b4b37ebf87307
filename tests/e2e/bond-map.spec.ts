import {
  BOTH_WIDTHS,
  expect,
  findFaults,
  sidewaysOverflow,
  signInAs,
  signInAsNew,
  THEMES,
  test,
  waitForTakeOver,
  waitUntilLaidOut,
} from './visitors.ts';

const MAP = '/bonds/map/?currency=EUR&trend=linear';
const STAGE = '[role="application"]';

test(
  'CB-06 EP-05 a map is filtered, sorted by how rich a bond is, and its address shows all of it',
  BOTH_WIDTHS,
  async ({ page, context, baseURL }) => {
    await signInAs(context, 'paid', baseURL ?? '');
    await page.goto(MAP);
    await waitForTakeOver(page, 'search form input');
    const table = page.locator('#table table');
    await table.getByRole('link', { name: 'Vs trend, bp' }).click();
    await expect(page).toHaveURL(/sort=residual/);
    const residuals = async () =>
      (await table.locator('tbody tr:not([aria-hidden]) td:nth-child(2)').allInnerTexts())
        .slice(0, 8)
        .map((text) => Number(text.replace('−', '-').replaceAll(/\s/g, '')));
    const sorted = await residuals();
    expect(sorted).toEqual(sorted.toSorted((a, b) => a - b));

    const filters = page.locator('#filters');
    const boxes = filters.getByRole('group', { name: 'Issuer type' });
    const opener = page.getByRole('button', { name: /^Filters/ });
    const isPhone = await opener.isVisible();
    await waitUntilLaidOut(page);
    const plot = await page.locator(STAGE).boundingBox();
    expect(plot?.y).toBeLessThan(isPhone ? 340 : 420);
    if (isPhone) await opener.click();
    await boxes.getByRole('checkbox', { name: /Government/ }).check();
    await expect(page).toHaveURL(/sector=government/);
    await expect(table.locator('tbody').getByText('Corporate', { exact: true })).toHaveCount(0);
    if (isPhone) await filters.getByRole('button', { name: 'Close' }).click();
    await page.goBack();
    await expect(page).not.toHaveURL(/sector=/);
    const government = page.locator('#filters input[name="sector"][value="government"]');
    await expect(government).not.toBeChecked();
    await expect(table.locator('tbody').getByText('Corporate', { exact: true }).first()).toBeAttached();

    const settings = page.getByRole('button', { name: 'Map settings' });
    if (isPhone) await settings.click();
    const cut = await page
      .locator('main select:is([name="x"], [name="y"], [name="group"])')
      .evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth).length);
    expect(cut).toBe(0);
    await page.getByRole('button', { name: 'Custom bond' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('New issue');
    await dialog.getByLabel(/Coupon rate, %/).fill('7.5');
    await dialog.getByLabel('Maturity date').fill('01.05.2000');
    await dialog.getByLabel(/Clean price/).fill('98.5');
    await dialog.getByRole('button', { name: 'Add to map' }).click();
    await expect(dialog.getByText('The maturity date must be after the map date.')).toBeVisible();
    await dialog.getByLabel('Maturity date').fill('01.05.2040');
    await dialog.getByRole('button', { name: 'Add to map' }).click();
    await expect(page.getByRole('button', { name: 'Remove New issue' })).toBeVisible();
    if (isPhone) await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/own=New\+issue~[\d.]+~[\d.]+~7\.5~2~2040-05-01~98\.5/);

    const stage = page.locator(STAGE);
    await stage.focus();
    await stage.press('Home');
    await stage.press('Enter');
    const card = page.getByRole('complementary', { name: 'Selected bond' });
    await expect(card.getByRole('link').first()).toHaveAttribute('href', /^\/bonds\/[a-z0-9-]+\/$/);
    const counted = page.locator('#table').getByText(/\d+ bonds ·/);
    const before = await counted.innerText();
    await card.getByRole('button', { name: 'Remove from map' }).click();
    await expect(counted).not.toHaveText(before);
    await expect(page).toHaveURL(/off=\d+/);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(counted).toHaveText(before);

    if (isPhone) await opener.click();
    await filters.getByRole('combobox', { name: 'Issuer' }).pressSequentially('bank');
    const suggested = filters.getByRole('option').first();
    const name = await suggested.innerText();
    expect(name).toMatch(/ban/i);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/issuer=[a-z0-9-]+/);
    await expect(filters.getByRole('combobox', { name: 'Issuer' })).toHaveValue(name);

    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme });
      expect(await findFaults(page, theme, 'main')).toEqual([]);
    }
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
  },
);

test('CB-06 a part of the map is chosen by a rectangle, by the keyboard and by the wheel, and stands in the address', async ({
  page,
  context,
  baseURL,
}) => {
  await signInAs(context, 'paid', baseURL ?? '');
  await page.goto('/bonds/map/?currency=EUR');
  await waitForTakeOver(page, 'search form input');
  const stage = page.locator(STAGE);
  const reset = page.getByRole('button', { name: 'Reset zoom' });
  const zoomOf = () => (new URL(page.url()).searchParams.get('zoom') ?? '').split(',').map(Number);
  const entries = await page.evaluate(() => history.length);
  await stage.scrollIntoViewIfNeeded();
  await waitForTakeOver(page, STAGE);
  await expect(page.locator('canvas').first()).toBeVisible();
  const box = await stage.boundingBox();
  const { x = 0, y = 0, width = 0, height = 0 } = box ?? {};
  await page.mouse.move(x + width * 0.2, y + height * 0.3);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.4, y + height * 0.5, { steps: 4 });
  await page.mouse.move(x + width * 0.6, y + height * 0.7, { steps: 4 });
  await page.mouse.up();
  await expect(page).toHaveURL(/zoom=0\.\d+,0\.\d+,0\.\d+,0\.\d+/);
  const [left = 0, right = 1, bottom = 0, top = 1] = zoomOf();
  expect(left).toBeGreaterThan(0.1);
  expect(right).toBeLessThan(0.8);
  expect(bottom).toBeGreaterThan(0.1);
  expect(top).toBeLessThan(0.8);
  await expect(reset).toBeVisible();

  await page.reload();
  await waitForTakeOver(page, 'search form input');
  await expect(reset).toBeVisible();
  expect(zoomOf()).toEqual([left, right, bottom, top]);

  await stage.focus();
  await stage.press('Shift+ArrowUp');
  await expect.poll(() => zoomOf()[3]).toBeGreaterThan(top);
  await stage.press('+');
  await expect.poll(() => (zoomOf()[1] ?? 1) - (zoomOf()[0] ?? 0)).toBeLessThan(right - left);
  await stage.press('0');
  await expect(page).not.toHaveURL(/zoom=/);
  await expect(reset).toHaveCount(0);

  await page.mouse.move(x + width * 0.5, y + height * 0.5);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -60);
  await page.keyboard.up('Control');
  await expect(page).toHaveURL(/zoom=/);
  await stage.press('Escape');
  await stage.press('Escape');
  await expect(page).not.toHaveURL(/zoom=/);
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test('RD-05 CB-06 EP-05 a map opens on one currency that can be taken off, and a figure says how it was computed', async ({
  page,
  context,
  baseURL,
}) => {
  await signInAs(context, 'paid', baseURL ?? '');
  await page.goto('/bonds/map/');
  await waitForTakeOver(page, 'search form input');
  await expect(page).toHaveURL(/\/bonds\/map\/$/);
  const currencies = page.locator('#filters').getByRole('group', { name: 'Currency' });
  await expect(currencies.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await currencies.getByRole('checkbox', { name: /EUR/ }).uncheck();
  await expect(page).toHaveURL(/\?currency=all$/);
  await expect(currencies.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await currencies.getByRole('checkbox', { name: /EUR/ }).check();
  await expect(page).toHaveURL(/\?currency=EUR$/);
  await waitForTakeOver(page, 'search form input');
  const explained = page.locator('#table tbody a[data-explain="Yield to worst (YTW), %"]').first();
  await expect(explained).toHaveAttribute('href', /^\/bonds\/[a-z0-9-]+\/explain\/yield\/$/);
  await explained.click();
  await expect(page.getByRole('dialog')).toContainText('Yield');
  await page.keyboard.press('Escape');
  const stage = page.locator(STAGE);
  const card = page.getByRole('complementary', { name: 'Selected bond' });
  await stage.focus();
  // What follows the keys comes when the map is first touched.
  await expect(async () => {
    await stage.press('Home');
    await stage.press('Enter');
    await expect(card).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(card.locator('a[data-explain]')).toHaveCount(3);
});

test('CB-07 without access the map shows its shape, and offers neither values nor points of one’s own', async ({
  page,
}) => {
  await page.goto('/bonds/map/?currency=EUR');
  await waitForTakeOver(page, 'search form input');
  const filters = page.locator('#filters');
  await expect(filters.getByRole('group', { name: 'Years to maturity' })).toBeVisible();
  await expect(filters.getByRole('group', { name: 'Yield to worst (YTW), %' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add point' })).toHaveCount(0);
  const head = page.locator('#table thead');
  await expect(head.getByText('Yield to worst (YTW), %')).toBeVisible();
  await expect(head.getByRole('link', { name: 'Yield to worst (YTW), %' })).toHaveCount(0);
  await expect(page.locator('#table tbody tr').first()).toContainText('***');
  const other = page.waitForResponse((response) => response.url().includes('y=price'));
  await page.locator('main select[name="y"]').selectOption('price', { force: true });
  expect((await (await other).json()).points.columns.values).toBeNull();
  await expect(page).toHaveURL(/y=price/);
});

test('EP-05 a reader keeps a map under a name and gets it back after taking it out', async ({
  page,
  context,
  baseURL,
}) => {
  await signInAsNew(context, baseURL ?? '');
  await page.goto('/bonds/map/?currency=USD');
  await waitForTakeOver(page, 'search form input');
  const saved = page.locator('#saved');
  await saved.getByRole('textbox', { name: 'Name', exact: true }).fill('Dollars');
  await saved.getByRole('button', { name: 'Save map' }).click();
  const link = saved.getByRole('link', { name: 'Dollars' });
  await expect(link).toHaveAttribute('href', '/bonds/map/?currency=USD');
  await saved.getByRole('button', { name: 'Remove Dollars' }).click();
  await expect(link).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(link).toBeVisible();
});

test('RD-12 bonds are selected by a rectangle, a press and the keyboard, listed, and compared', async ({
  page,
  context,
  baseURL,
}) => {
  await signInAs(context, 'paid', baseURL ?? '');
  await page.goto('/bonds/map/?currency=EUR&group=rating');
  await waitForTakeOver(page, 'search form input');
  await page.getByRole('checkbox', { name: 'Log X axis' }).check();
  await page.getByRole('checkbox', { name: 'Curve per group' }).check();
  await expect(page).toHaveURL(/xscale=log&curves=group/);
  await page.getByRole('button', { name: 'Select bonds' }).click();

  const stage = page.locator(STAGE);
  await stage.scrollIntoViewIfNeeded();
  const box = await stage.boundingBox();
  if (!box) throw new Error('the map has no place');
  await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.6, box.y + box.height * 0.6, { steps: 4 });
  await page.mouse.up();
  const list = page.getByRole('region', { name: 'Selected bonds' });
  await expect(list.getByRole('row').nth(2)).toBeVisible();
  // A rectangle selects, and the map stays as it is.
  await expect(page).not.toHaveURL(/zoom=/);
  await list.getByRole('button', { name: 'Clear' }).click();
  await expect(list).toHaveCount(0);

  await stage.focus();
  for (const key of ['Home', 'Enter', 'End', 'Enter']) await stage.press(key);
  await expect(list.getByRole('row')).toHaveCount(3);
  await expect(page).toHaveURL(/pick=\d+,\d+/);
  await expect(page.getByRole('complementary', { name: 'Selected bond' })).toHaveCount(0);
  expect(await findFaults(page, 'light', 'main')).toEqual([]);
  await page.reload();
  await expect(list.getByRole('row')).toHaveCount(3);
  await list.getByRole('link', { name: 'Compare 2' }).click();
  await expect(page).toHaveURL(/\/compare\/\?kind=bonds&ids=[a-z0-9-]+,[a-z0-9-]+/);
});
