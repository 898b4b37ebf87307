import { signInAsNewReader } from './new-reader.ts';
import { BOTH_WIDTHS, expect, prefixOf, test, waitForTakeOver } from './visitors.ts';

/** The tabs of the box stand in the order of the documents. */
const SHARES = 1;
const SEARCH = { eng: 'Search', rus: 'Поиск' } as const;

/** By what does not depend on the language: addresses and roles. */
for (const language of ['eng', 'rus'] as const) {
  test(
    `ST-02 ST-03 CM-01 WL-02 CH-15 SE-05 a reader goes through the page of a share in ${language}`,
    BOTH_WIDTHS,
    async ({ page, context, baseURL, isMobile }) => {
      const prefix = prefixOf(language);
      const share = `${prefix}/stocks/norvik-steel/`;
      await signInAsNewReader(context, baseURL ?? '');

      // From search.
      await page.goto(`${prefix}/`);
      await waitForTakeOver(page);
      const header = page.locator('header');
      if (isMobile) await header.getByRole('button', { name: SEARCH[language] }).tap();
      await header.getByRole('combobox', { name: SEARCH[language] }).fill('NRVK');
      await header.getByRole('tab').nth(SHARES).click();
      await page.locator(`a[role=option][href="${share}"]`).click();
      await expect(page).toHaveURL(new RegExp(`${share}$`));
      await waitForTakeOver(page, 'main nav a[data-in-place]');
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
      const address = () => page.evaluate(() => location.pathname + location.search);

      // To another venue.
      await page.locator(`main nav a[href="${share}2/"]`).click();
      await expect.poll(address).toBe(`${share}2/`);

      // Beside an index.
      const graph = page.locator('#graph');
      await graph.locator('ul button[aria-pressed="false"]').first().click();
      await expect.poll(address).toMatch(/\/2\/\?compare=\d+$/);
      await expect(graph.locator('ul button[aria-pressed="true"]')).toHaveCount(1);
      const compared = await address();

      // For a year.
      await graph.locator('nav a[href*="period=4"]').first().click();
      await expect.poll(address).toBe(compared.replace('?', '?period=4&'));

      // Back twice: to the month, and to the share alone.
      await page.goBack();
      await expect.poll(address).toBe(compared);
      await page.goBack();
      await expect.poll(address).toBe(`${share}2/`);
      await expect(graph.locator('ul button[aria-pressed="true"]')).toHaveCount(0);

      // Into the watchlist.
      await page.locator('form[action$="/watchlist/addStock/"] button').click();
      const dialog = page.getByRole('dialog');
      await dialog.locator('input[type=checkbox]:enabled').first().check();
      const added = page.waitForResponse((response) => response.url().includes('/watchlist/addStock/'));
      await dialog.locator('button').last().click();
      expect((await added).ok()).toBe(true);
      await expect(dialog).toHaveCount(0);

      // And as a file.
      const excel = graph.locator('a[href*="/export/"]').first();
      if (!(await excel.isVisible())) await graph.locator('button[aria-expanded="false"]').first().click();
      const download = page.waitForEvent('download');
      await excel.click();
      expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
      expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    },
  );
}
