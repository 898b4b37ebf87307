import {
  BOTH_WIDTHS,
  comeNear,
  expect,
  findFaults,
  PHONE,
  prefixOf,
  sidewaysOverflow,
  signInAs,
  signInAsNew,
  test,
  waitForTakeOver,
} from './visitors.ts';

const BOND = '/bonds/severozornneft-bond-1/';
const TWO_OPTIONS = '/bonds/lugorets-bank-bond-2/';

test(
  'EP-01 CB-01 the page of a bond is read: found by search, its yield over time, its payments, a number explained',
  BOTH_WIDTHS,
  async ({ page, context, baseURL }) => {
    await signInAs(context, 'paid', baseURL ?? '');
    await page.goto('/search/?q=severozornneft');
    await page.locator(`main a[href="${BOND}"]`).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await waitForTakeOver(page, '#graph a');
    await expect(page.locator('main')).not.toContainText('***');
    // The star stands beside the name, which takes two lines of a phone.
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    const star = page.locator('main').getByRole('button', { name: /watchlist/i });
    const starred = await star.first().boundingBox();
    expect(starred?.y).toBeLessThan((title?.y ?? 0) + 24);

    const choice = page.locator('#graph').getByRole('link', { name: 'Yield', exact: true });
    await expect(choice).toHaveAccessibleDescription('Yield to worst (YTW), annual effective, %');
    // One row, of a phone too.
    const choices = await page.locator('#graph nav').first().boundingBox();
    expect(choices?.height).toBeLessThan(56);
    await choice.click();
    await expect(page).toHaveURL(/\?chart=yield$/);
    await expect(choice).toHaveAttribute('aria-current', 'true');
    await expect(page.locator('#graph')).toContainText('Yield to worst (YTW), annual effective, %');
    await page.locator('#graph').getByRole('link', { name: '3M' }).click();
    await expect(page).toHaveURL(/\?chart=yield&period=2$/);

    const schedule = page.locator('#schedule');
    await comeNear(page, '#schedule');
    await expect(schedule).toContainText('Today, ');
    await expect(schedule).toContainText('Put (holder may sell back)');
    const past = schedule.locator('details').first();
    await past.locator('summary').click();
    await expect(past.getByRole('row').nth(1)).toBeVisible();
    await expect(schedule.getByRole('link', { name: 'Excel' })).toHaveAttribute(
      'href',
      /\/export\/bonds\/\d+\/schedule\/$/,
    );

    await comeNear(page, '#yields');
    const spread = page.locator('#yields').getByRole('rowheader', { name: /^G-spread/ });
    await expect(spread, 'a hyphen is not as wide as a figure').toHaveCSS('font-variant-numeric', 'normal');
    await page.locator('#yields a[data-explain]').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();

    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
    expect(await findFaults(page, 'light', 'main')).toEqual([]);
  },
);

test('WL-01 EP-01 a reader watches a bond with a quantity', async ({ page, context, baseURL }) => {
  await signInAsNew(context, baseURL ?? '');
  await page.goto(BOND);
  await waitForTakeOver(page, '#graph a');
  await page
    .locator('main')
    .getByRole('button', { name: /watchlist/i })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill('12');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(dialog).toBeHidden();
  await page.goto('/watchlist/');
  await expect(page.locator(`main a[href="${BOND}"]`).first()).toBeVisible();
});

test('EP-01 LV-06 without script and account the terms are reported, and what follows from a price is not', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto(`${BOND}?chart=yield`);
  // One quantity is drawn without values: two together would give the prices away.
  const graph = page.locator('#graph');
  await expect(graph.getByRole('heading', { name: 'Price' })).toBeVisible();
  await expect(graph.getByRole('link', { name: /^(Price|Yield to worst \(YTW\))$/ })).toHaveCount(0);
  await expect(page.locator('#yields')).toContainText('***');
  await expect(page.locator('#yields a[data-explain*="Macaulay"]')).toHaveCount(0);
  await expect(page.locator('#schedule')).toContainText('Coupon');
  await expect(page.locator('#parameters')).toContainText('Face value');
  await context.close();
});

test(
  'EP-01 TB-05 payments begin with their days, what they are and how much, whole at any width',
  BOTH_WIDTHS,
  async ({ page }) => {
    await page.goto(`/rus${BOND}`);
    await waitForTakeOver(page, '#graph a');
    await comeNear(page, '#schedule');
    const table = page.locator('#schedule').getByRole('group', { name: 'График выплат' });
    await expect(table.getByText('Сегодня, ')).toBeInViewport({ ratio: 1 });
    expect(
      await table.evaluate(({ scrollLeft, scrollWidth, clientWidth }) => ({
        scrollLeft,
        hidden: scrollWidth - clientWidth,
      })),
    ).toEqual({
      scrollLeft: 0,
      hidden: 0,
    });
  },
);

test(
  'EP-01 TB-05 the name of a convention stays in view while its figures scroll',
  BOTH_WIDTHS,
  async ({ page, context, baseURL }) => {
    await signInAs(context, 'paid', baseURL ?? '');
    await page.goto(TWO_OPTIONS);
    await waitForTakeOver(page, '#graph a');
    await comeNear(page, '#yields');
    const table = page.locator('#yields').getByRole('group', { name: 'Yields and duration' });
    const name = table.getByText('Street convention').first();
    const before = await name.boundingBox();
    await table.evaluate((region) => region.scrollTo({ left: region.scrollWidth, behavior: 'instant' }));
    expect((await name.boundingBox())?.x).toBeCloseTo(before?.x ?? 0, 0);
  },
);

test('EP-01 RD-11 the plot of a bond begins on the first screen of a phone in long languages too, its settings beside its title', async ({
  page,
  context,
  baseURL,
}) => {
  await page.setViewportSize(PHONE);
  await signInAs(context, 'paid', baseURL ?? '');
  for (const language of ['eng', 'rus', 'deu']) {
    await page.goto(`${prefixOf(language)}${BOND}`);
    await waitForTakeOver(page, '#graph a');
    const graph = page.locator('#graph');
    const plot = await graph.getByRole('application').boundingBox();
    expect(plot?.y, language).toBeLessThan(PHONE.height - 40);
    await expect(graph).not.toContainText('2034 (S1): ');
  }
  const buttons = page
    .locator('#graph section')
    .first()
    .locator('button[popovertarget]:visible, button[aria-haspopup]:visible');
  const tops = await buttons.evaluateAll((all) =>
    all.slice(0, 2).map((each) => each.getBoundingClientRect().top),
  );
  expect(new Set(tops).size).toBe(1);
});

test('EP-01 a bond with a long name is no wider than the page', BOTH_WIDTHS, async ({ page }) => {
  await page.goto('/bonds/loewenstieg-bank-bond-3/');
  await waitForTakeOver(page, '#graph a');
  expect(await sidewaysOverflow(page)).toBe(0);
});

test('EP-01 a print of a bond has its figures and nothing to press', async ({ page, context, baseURL }) => {
  await signInAs(context, 'paid', baseURL ?? '');
  await page.goto(TWO_OPTIONS);
  await waitForTakeOver(page, '#graph a');
  await comeNear(page, '#schedule');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#yields')).toContainText('Street convention');
  await expect(page.locator('#yields button:visible, #schedule button:visible')).toHaveCount(0);
  await expect(page.locator('#schedule').getByText('Excel')).toBeHidden();
});
