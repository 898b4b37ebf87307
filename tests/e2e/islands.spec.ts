import type { Page } from '@playwright/test';
import { BOTH_WIDTHS, expect, STOCK, signInAs, test } from './visitors.ts';

/** A slow line: the document is there and can be used, no script is. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test(
  'CH-14 SE-01 what is typed and pressed before any script has loaded is not lost',
  BOTH_WIDTHS,
  async ({ page, context, baseURL, isMobile }) => {
    await signInAs(context, 'paid', baseURL ?? '');
    const release = await holdScripts(page);
    await page.goto(STOCK, { waitUntil: 'commit' });
    const search = page.getByRole('banner').getByRole('combobox');
    // On a phone the field is behind a button.
    if (!isMobile) await search.fill('norvik');
    await page.getByRole('button', { name: 'Add a stock or index' }).click();
    release();
    const compare = page.locator('#graph').getByRole('combobox');
    await expect(compare).toBeVisible();
    if (isMobile) return;
    await expect(search).toHaveValue('norvik');
    await search.focus();
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  },
);

test('an island is hydrated on the elements that the server drew', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(STOCK, { waitUntil: 'commit' });
  await page.locator('#dividends').waitFor({ state: 'attached' });
  await page.evaluate(() =>
    document.getElementById('dividends')?.setAttribute('data-mark', 'drawn by the server'),
  );
  release();
  await page.locator('#dividends').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island][data-hydrated] #dividends')).toHaveAttribute(
    'data-mark',
    /server/,
  );
});

test('a section that is only read has no script and no state', async ({ page }) => {
  await page.goto(STOCK);
  await expect(page.locator('#parameters')).toBeVisible();
  await expect(page.locator('[data-island] #parameters')).toHaveCount(0);
});
