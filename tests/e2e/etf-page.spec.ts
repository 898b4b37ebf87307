import {
  BOTH_WIDTHS,
  comeNear,
  expect,
  FIRST_VISIT_AT_BOTH_WIDTHS,
  findFaults,
  sidewaysOverflow,
  signInAs,
  test,
  waitForTakeOver,
} from './visitors.ts';

const ETF = '/etf/lanternfold-amber-40/';

test(
  'EP-03 a reader looks a fund over: price, chart against its index, tracking, holdings, the house',
  BOTH_WIDTHS,
  async ({ page, baseURL }) => {
    await signInAs(page.context(), 'paid', baseURL ?? '');
    await page.goto(ETF);
    await waitForTakeOver(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lanternfold Amber 40 ETF');
    await comeNear(page, '#graph a');
    const chart = page.getByRole('region', { name: 'Price and turnover' });
    await chart.getByRole('link', { name: '1Y' }).click();
    await expect(page).toHaveURL(/\?period=4$/);
    await chart
      .getByRole('button', { name: /Amber 40/ })
      .first()
      .click();
    await expect(page).toHaveURL(/compare=\d+/);
    await page.goBack();

    await comeNear(page, '#holdings button, #holdings a');
    const holdings = page.getByRole('region', { name: 'Holdings', exact: true });
    const rows = holdings.getByRole('table', { name: 'Holdings' }).or(holdings.getByRole('table').first());
    await expect(rows.first().getByRole('row').nth(1)).toBeVisible();
    await expect(holdings.getByRole('heading', { name: 'By industry' })).toBeVisible();
    const tracking = page.getByRole('region', { name: 'Index tracking' });
    await expect(tracking.getByText('× √252')).toBeVisible();
    await expect(tracking.getByRole('row', { name: /^12 months/ })).toContainText(/\d/);
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
    expect(await findFaults(page, 'light', 'main')).toEqual([]);

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      holdings.getByRole('link', { name: 'Excel' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^lanternfold-amber-40_holdings_.*\.xlsx$/);

    await page.getByRole('region', { name: 'Key data' }).getByRole('link', { name: 'Lanternfold' }).click();
    await expect(page).toHaveURL(/\/company\/lanternfold\/$/);
    await expect(page.getByRole('link', { name: 'Lanternfold Amber 40 ETF' })).toBeVisible();
  },
);

test(
  'EP-03 LV-06 without an account the fund is there and its prices are not; nothing moves',
  FIRST_VISIT_AT_BOTH_WIDTHS,
  async ({ page }) => {
    await page.addInitScript(() => {
      (globalThis as { shifted?: number }).shifted = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
          (globalThis as { shifted?: number }).shifted =
            ((globalThis as { shifted?: number }).shifted ?? 0) + entry.value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(ETF);
    await waitForTakeOver(page);
    await comeNear(page, '#tracking a');
    expect(await page.evaluate(() => (globalThis as { shifted?: number }).shifted)).toBeLessThanOrEqual(0.02);
    await expect(page.getByRole('main').getByText('***').first()).toBeVisible();
    expect(await findFaults(page, 'dark', 'main')).toEqual([]);
  },
);
