import type { Locator } from '@playwright/test';
import {
  BOTH_WIDTHS,
  expect,
  findFaults,
  PHONE,
  sidewaysOverflow,
  signInAs,
  test,
  waitForTakeOver,
} from './visitors.ts';

const OWN = '/calculator/?price=98.5&date=2026-06-15&issued=2026-06-15&matures=2031-06-15';

test(
  'EP-01 price, yield and day of the calculator follow each other as they are typed',
  BOTH_WIDTHS,
  async ({ page, isMobile }) => {
    await page.goto(OWN);
    await waitForTakeOver(page, 'main form input[name=price]');
    const [clean, dirty, rate] = ['Clean price', 'Dirty price', 'Yield'].map((name) =>
      page.getByRole('textbox', { name, exact: true }),
    );
    const day = page.getByRole('textbox', { name: 'Settlement date' });
    if (!clean || !dirty || !rate) throw new Error('three fields are given');
    await expect(dirty).toHaveValue('98.5');
    const before = await rate.inputValue();
    expect(Number(before)).toBeGreaterThan(5);

    // A tick up, ten down; what is held is the price, and the address says so.
    await clean.focus();
    await clean.press('ArrowUp');
    await expect(clean).toHaveValue('98.51');
    await clean.press('Shift+ArrowDown');
    await expect(clean).toHaveValue('98.41');
    await expect(page).toHaveURL(/[?&]price=98\.41(&|$)/);
    await clean.press('Escape');
    await expect(clean).toHaveValue('98.5');
    await expect(rate).toHaveValue(before);

    // A yield in the way of any language; Enter has nothing to send.
    await rate.fill('6,25');
    await rate.press('Enter');
    await expect(page).toHaveURL(/[?&]yield=6\.25(&|$)/);
    await expect(page).not.toHaveURL(/[?&]price=/);
    expect(Number(await clean.inputValue())).toBeLessThan(98.5);
    await expect(page.getByRole('radio', { name: /Yield$/ })).toBeChecked();
    await expect(page.getByRole('status').filter({ hasText: 'yield 6.2500 percent' })).toHaveCount(1);

    // A day further, and interest has grown.
    await day.focus();
    await day.press('ArrowUp');
    await expect(day).toHaveValue('16.06.2026');
    await expect(page).toHaveURL(/[?&]date=2026-06-16(&|$)/);
    expect(Number(await dirty.inputValue())).toBeGreaterThan(Number(await clean.inputValue()));

    // What makes no sense explains itself, and the last good results stay.
    const results = page.getByTestId('results');
    await rate.fill('lots');
    await expect(rate).toHaveAccessibleDescription(/Enter a number\./);
    await expect(results).toContainText('Last valid results.');
    await rate.press('Escape');
    await expect(rate).toHaveValue('6,25');
    await expect(results).not.toContainText('Last valid results.');

    // Own terms: another coupon has other fields.
    await page.locator('select[name=coupon]').selectOption('floating', { force: true });
    const base = page.getByRole('textbox', { name: 'Assumed reference rate, %' });
    await expect(base).toHaveAccessibleDescription(/Future coupons depend on this rate/);
    await base.fill('4');
    await expect(results).toContainText('Yield to maturity (YTM)');
    expect(await sidewaysOverflow(page)).toBe(0);
    expect(await findFaults(page, 'light', 'main')).toEqual([]);

    // The link means the same wherever it is opened, and the history has no entry for each letter.
    const address = page.url();
    const shown = await clean.inputValue();
    await page.goto(address);
    await expect(clean).toHaveValue(shown);
    if (!isMobile) await expect(page.getByRole('row', { name: /Yield to maturity \(YTM\)/ })).toBeVisible();
  },
);

test('EP-01 the calculator begins with a stored bond and hides its price from who may not see it', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto('/calculator/');
  await page.getByRole('combobox', { name: /^Start from a bond/ }).fill('norvik-steel-bond-1');
  await page.getByRole('button', { name: 'Load' }).click();
  await expect(page).toHaveURL(/\?bond=norvik-steel-bond-1$/);
  const clean = page.getByRole('textbox', { name: 'Clean price', exact: true });
  await expect(clean).toHaveValue('');
  await expect(page.getByText('With access to prices')).toBeVisible();
  await clean.fill('97');
  await expect(page.getByTestId('results')).toContainText('Yield to maturity (YTM)');

  await signInAs(context, 'free', baseURL ?? '');
  await page.goto('/calculator/?bond=norvik-steel-bond-1');
  await expect(clean).not.toHaveValue('');
  await expect(page.getByTestId('results')).toContainText('Yield to maturity (YTM)');
});

test('EP-01 at every width the figures of the calculator stand flush, each name on one line', async ({
  page,
}) => {
  await page.goto(OWN);
  await waitForTakeOver(page, 'main form input[name=price]');
  const facts = page.getByTestId('results').locator('dl');
  for (const width of [1280, 1024, 960, 768, 400]) {
    await page.setViewportSize({ width, height: 900 });
    const places = await facts.evaluate((strip) => {
      const left = strip.getBoundingClientRect().left;
      const names = [...strip.querySelectorAll('dt')].map((name) => name.getBoundingClientRect());
      const tops = [...new Set(names.map(({ top }) => Math.round(top)))];
      const inset = tops.map((top) => {
        const row = names.filter((name) => Math.round(name.top) === top);
        return Math.round(Math.min(...row.map((name) => name.left)) - left);
      });
      const heights = new Set(names.map(({ height }) => Math.round(height)));
      return { insets: new Set(inset).size, heights: heights.size };
    });
    expect(places, `at ${width}`).toEqual({ insets: 1, heights: 1 });
    const topOf = async (place: Locator) => (await place.boundingBox())?.y ?? Number.NaN;
    const isTermsFirst =
      (await topOf(page.locator('main form details').first())) < (await topOf(page.getByTestId('results')));
    // A tablet has the terms beside what is given, above the results; a phone has them after the results.
    if (width < 1000) expect(isTermsFirst, `at ${width}`).toBe(width > PHONE.width);
    if (width > 768) continue;
    // The fields of two bonds, one above the other, are as wide.
    const fields = page.locator('main').locator('input[name=bond]:visible, input[name=beside]:visible');
    const widths = await fields.evaluateAll((all) => all.map((one) => Math.round(one.clientWidth)));
    expect(new Set(widths).size, `${widths} at ${width}`).toBe(1);
  }
});

test('EP-01 the calculator takes a percentage with its sign, and says why it takes nothing impossible', async ({
  page,
}) => {
  await page.goto(OWN);
  await waitForTakeOver(page, 'main form input[name=price]');
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await field('Yield').fill('6.25 %');
  await expect(page).toHaveURL(/[?&]yield=6\.25(&|$)/);
  expect(Number(await field('Clean price').inputValue())).toBeLessThan(98.5);
  for (const [name, typed, why] of [
    ['Clean price', '0', 'Enter a value greater than zero.'],
    ['Clean price', '-5', 'Enter a value greater than zero.'],
    ['Clean price', '1000000000', 'The maximum is '],
    ['Clean price', '1,000', 'Thousands or decimals?'],
    ['Yield', '-100', 'No solution for these inputs.'],
    ['Coupon rate, % p.a.', '1001', 'The maximum is '],
  ] as const) {
    const given = await field(name).inputValue();
    await field(name).fill(typed);
    await expect(field(name), typed).toHaveAccessibleDescription(new RegExp(why.replace(/[?.]/g, '\\$&')));
    await field(name).fill(given);
  }
  await field('Settlement date').fill('16.06.2031');
  await expect(page.locator('main')).toContainText('The bond has matured by this date.');
});

test('EP-01 SH-12 a bond is found by its name and taken by keys; bond, second bond and horizon stay in the address', async ({
  page,
  baseURL,
}) => {
  await signInAs(page.context(), 'paid', baseURL ?? '');
  await page.goto('/calculator/');
  const pickers = page.getByRole('combobox', { name: /bond/ });
  await waitForTakeOver(page, 'main input[name=bond]');
  const first = pickers.first();
  await first.pressSequentially('norvik');
  const list = page.getByRole('listbox').filter({ hasText: 'Norvik' });
  await expect(list.getByRole('option').first()).toBeVisible();
  expect(await findFaults(page, 'light', 'main')).toEqual([]);
  await first.press('ArrowDown');
  await expect(list.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await first.press('Enter');
  await expect(page).toHaveURL(/\?bond=/);
  await waitForTakeOver(page, 'main input[name=beside]');
  const second = page.locator('input[name=beside]');
  await second.pressSequentially('norvik');
  await page.getByRole('listbox').getByRole('option').last().click();
  await expect(page).toHaveURL(/beside=/);
  const horizons = page.getByRole('region', { name: 'Horizon return' });
  await expect(horizons).toHaveCount(2);
  await waitForTakeOver(page, 'main input[name=price]');
  await horizons
    .first()
    .getByRole('textbox', { name: /Reinvest/i })
    .fill('3.25');
  await expect(page).toHaveURL(/horizon_rate=3.25/);
  const pair = page
    .locator('main section[aria-label]')
    .filter({ has: page.locator('form') })
    .last();
  await pair.getByRole('textbox', { name: 'Clean price' }).fill('93.25');
  await expect(page).toHaveURL(/beside\.price=93\.25/);
  const annual = await horizons.first().locator('dl').textContent();
  await page.reload();
  await expect(horizons.first().getByRole('textbox', { name: /Reinvest/i })).toHaveValue('3.25');
  await expect(pair.getByRole('textbox', { name: 'Clean price' })).toHaveValue('93.25');
  await expect(horizons.first().locator('dl')).toHaveText(annual ?? '');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('EP-01 the calculator is a form whose answer has an address', async ({ page }) => {
    await page.goto(`/rus${OWN}`);
    await page.locator('input[name=yield]').fill('7,125');
    await page.locator('input[name=by][value=yield]').check();
    await page.getByRole('button', { name: 'Рассчитать' }).click();
    await expect(page.locator('input[name=yield]')).toHaveValue('7,125');
    const price = await page.locator('input[name=price]').inputValue();
    expect(price).toMatch(/^9\d,\d+$/);
    await expect(page.getByTestId('results')).toContainText('Доходность к погашению (YTM)');
  });
});
