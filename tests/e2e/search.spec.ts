import { boxOf, openBox } from './header-search.ts';
import { BOTH_WIDTHS, expect, findFaults, sidewaysOverflow, signInAs, test } from './visitors.ts';

const CATEGORIES = ['Bonds', 'Stocks', 'Indices', 'Companies', 'ETFs'];
const SUGGEST = '**/api/suggest/';

test(
  'SE-01 SE-05 SE-10 a name typed in the header shows five exact counts; arrows and Enter open the page of a hit',
  BOTH_WIDTHS,
  async ({ page, context, baseURL, isMobile }) => {
    await signInAs(context, 'paid', baseURL ?? '');
    await openBox(page, isMobile, '/stocks/');
    const answered = page.waitForResponse(SUGGEST);
    // In Cyrillic letters: the company is Norvik.
    await boxOf(page).fill('норвик');
    const answer = await (await answered).json();
    const counts = ['bonds', 'stocks', 'indexes', 'companies', 'etf'].map(
      (each) => answer[each].counter_title,
    );
    expect(counts[1]).toBeGreaterThan(0);
    await expect(page.getByRole('tab')).toHaveText(CATEGORIES.map((name, at) => `${name}${counts[at]}`));
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option', { selected: true })).toHaveCount(1);
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { selected: true })).toHaveText(/^Stocks/);
    await expect(page.getByRole('option', { selected: true })).toContainText('Norvik Steel');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/stocks\/norvik-steel\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Norvik Steel');
  },
);

test(
  'SE-01 SE-03 the page of results is whole, for axe too, and the box above holds what was requested',
  BOTH_WIDTHS,
  async ({ page, context, baseURL, isMobile }) => {
    await signInAs(context, 'paid', baseURL ?? '');
    await page.goto('/deu/search/?q=steel');
    await expect(page).toHaveTitle(/„steel“ – Suche/);
    await expect(page.locator('header [name=q]')).toHaveValue('steel');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('main').getByRole('listitem')).toHaveCount(12);
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
    expect(await findFaults(page, 'light', 'main')).toEqual([]);
    expect(await findFaults(page, 'dark', 'main')).toEqual([]);
    if (isMobile) return;
    // The box that was filled by the page asks only for what is typed from now on.
    const answered = page.waitForResponse('**/deu/api/suggest/');
    await page.locator('header [name=q]').fill('norvik');
    await answered;
    await expect(page.getByRole('option').first()).toContainText('Norvik');
  },
);

test('SE-07 whoever may not search reads the next step on the page of results, and no hit leaves the server', async ({
  page,
  context,
  baseURL,
}) => {
  const address = '/search/?q=norvik';
  await page.goto(address);
  await expect(page.getByText('Sign in to continue')).toBeVisible();
  await expect(page.locator('main').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    `/sign-in/?next=${encodeURIComponent(address)}`,
  );
  expect(await page.content()).not.toMatch(/norvik-steel|Norvik Steel/);
  await signInAs(context, 'free', baseURL ?? '');
  await page.goto(address);
  await expect(page.getByText('Get full access to search')).toBeVisible();
  expect(await page.content()).not.toMatch(/norvik-steel|Norvik Steel/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'SE-01 SE-02 the way from the header to the results, their categories and their pages',
    BOTH_WIDTHS,
    async ({ page, context, baseURL, isMobile }) => {
      await signInAs(context, 'paid', baseURL ?? '');
      await page.goto('/stocks/');
      if (isMobile) await page.locator('header').getByRole('link', { name: 'Search' }).click();
      const form = page.locator(isMobile ? 'main form' : 'header search form');
      await form.locator('[name=q]').fill('no');
      await form.locator('[name=q]').press('Enter');
      await expect(page.getByText('Enter at least three characters')).toBeVisible();
      const field = page.locator('main [name=q]');
      await expect(field).toHaveValue('no');
      await field.fill('S.A.');
      await page.getByRole('button', { name: 'Search', exact: true }).last().click();
      await expect(page).toHaveURL('/search/?q=S.A.');
      await expect(field).toHaveValue('S.A.');

      const hits = page.locator('main li:has(> a[href^="/bonds/"])');
      await expect(hits).toHaveCount(20);
      const first = await hits.first().textContent();
      await page.getByRole('link', { name: 'Next page' }).click();
      await expect(page).toHaveURL('/search/?q=S.A.&category=bonds&page=2');
      await expect(hits.first()).not.toHaveText(first ?? '');
      await page.goto('/search/?q=S.A.&category=bonds&page=999');
      expect(await hits.count()).toBeGreaterThan(0);
      await expect(page.getByRole('link', { name: 'Next page' })).toHaveCount(0);

      const shares = page
        .getByRole('navigation', { name: 'Category' })
        .getByRole('link', { name: /^Stocks/ });
      await expect(shares).toHaveText(/^Stocks\d+$/);
      await shares.click();
      await expect(page).toHaveURL('/search/?q=S.A.&category=stocks');
      await page.locator('main a[href^="/stocks/"]').first().click();
      await expect(page).toHaveURL(/\/stocks\/[a-z-]+\/$/);
    },
  );
});
