import { expect, STOCK, sidewaysOverflow, signInAs, test, waitForTakeOver } from './visitors.ts';

/** What A4 leaves between its margins, in pixels. */
const SHEET = { width: 703, height: 1000 };

for (const [id, path, chart] of [
  ['EP-06', '/', '#curve'],
  ['EP-03', '/etf/lanternfold-amber-40/', '#tracking'],
  ['EP-04', '/company/norvik-steel/', '#debt'],
  ['ST-05', STOCK, '#graph'],
] as const)
  test(`${id} ${path} on paper: charts are drawn, nothing is wider than the sheet, and what is pressed stays away`, async ({
    page,
    baseURL,
  }) => {
    await signInAs(page.context(), 'paid', baseURL ?? '');
    await page.setViewportSize(SHEET);
    await page.goto(path);
    await waitForTakeOver(page);
    await page.emulateMedia({ media: 'print' });
    // The script of a chart may come while the page is being printed.
    const drawn = page.locator(chart).locator('svg path:visible').first();
    await expect(async () => {
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
      await expect(drawn).toBeVisible({ timeout: 1_000 });
    }).toPass();
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
    const main = page.getByRole('main');
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await expect(main.getByRole('button', { name: /^Explanation/ })).toHaveCount(0);
    await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(0);
  });
