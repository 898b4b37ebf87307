import type { Page } from '@playwright/test';
import {
  BOTH_WIDTHS,
  comeNear,
  expect,
  findFaults,
  STOCK,
  sidewaysOverflow,
  signInAs,
  test,
  VISITORS,
  waitForTakeOver,
} from './visitors.ts';

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Sections', exact: true });
const markedIn = (page: Page) => menuOf(page).locator('[aria-current]');
/** How far the section's upper edge is from the top of the window. */
const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((section) => section.getBoundingClientRect().top);
const venueLink = (page: Page, venueId: number) =>
  page.locator(`a[href="${STOCK}${venueId === 1 ? '' : `${venueId}/`}"]`).first();

async function openAs(page: Page, visitor: (typeof VISITORS)[number], address: string): Promise<void> {
  await signInAs(page.context(), visitor, new URL(page.url(), 'http://127.0.0.1').origin);
  await page.goto(address);
  await waitForTakeOver(page);
}

test(
  'ST-04 ST-05 the menu leads to a section, marks it, and takes the focus along',
  BOTH_WIDTHS,
  async ({ page }) => {
    await page.goto(STOCK);
    await waitForTakeOver(page);
    await expect(markedIn(page)).toHaveCount(1);
    await menuOf(page).getByRole('link', { name: 'Industry leaders' }).click();
    await expect(page).toHaveURL(/#leaders$/);
    await expect.poll(() => topOf(page, 'leaders')).toBeLessThan(200);
    await expect(markedIn(page)).toHaveText('Industry leaders');
    await expect(page.locator('#leaders h2')).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(/\/norvik-steel\/$/);
  },
);

test('ST-04 every section is in the menu at once, by group; a group folds, and a folded one opens again', async ({
  page,
}) => {
  await page.goto(STOCK);
  await waitForTakeOver(page);
  const links = menuOf(page).getByRole('link');
  await expect(links).toHaveCount(25);
  // Below the name and the figures of the share the menu stays, and is whole.
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
  for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 0.9 });
  await expect(menuOf(page).locator('summary')).toHaveText([
    'Price',
    'Valuation',
    'Income',
    'Issuer',
    'People and news',
  ]);
  const holders = menuOf(page).getByRole('link', { name: 'Shareholders' });
  await menuOf(page).getByText('People and news').click();
  await expect(holders).toBeHidden();
  await menuOf(page).getByText('People and news').press('Enter');
  await expect(holders).toBeVisible();
});

test('ST-04 a deep link opens at its section, which is marked', BOTH_WIDTHS, async ({ page }) => {
  for (const [id, name] of [
    ['dividends', 'Dividends'],
    ['esg-reports', 'ESG reports'],
  ] as const) {
    await page.goto(`${STOCK}#${id}`);
    await waitForTakeOver(page);
    await expect.poll(() => topOf(page, id)).toBeLessThan(220);
    await expect(markedIn(page)).toHaveText(name);
    await expect(markedIn(page)).toBeVisible();
    await page.goto('about:blank');
  }
});

test('ST-04 at the adaptive width the menu is a rail of icons whose names are still said', async ({
  page,
}) => {
  await page.setViewportSize({ width: 900, height: 900 });
  await page.goto(STOCK);
  await waitForTakeOver(page);
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
  await expect(menuOf(page).getByRole('link', { name: 'Shareholders' })).toBeInViewport();
  const box = await menuOf(page).boundingBox();
  expect(box?.width).toBeLessThan(60);
  const dividends = menuOf(page).getByRole('link', { name: 'Dividends' });
  await expect(dividends).toHaveAttribute('title', 'Dividends');
  await dividends.click();
  await expect.poll(() => topOf(page, 'dividends')).toBeLessThan(220);
});

test('ST-04 the way to a section is smooth, and at once for who wants less motion', async ({ page }) => {
  const behaviour = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  await page.goto(STOCK);
  // The script of the menu corrects the way; without it a link leads there at once.
  await expect.poll(behaviour).toBe('smooth');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await behaviour()).toBe('auto');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'ST-04 ST-02 ST-13 menu, sections, tabs and venues work without script',
    BOTH_WIDTHS,
    async ({ page }) => {
      await page.goto(STOCK);
      await menuOf(page).getByRole('link', { name: 'Shareholders' }).click();
      await expect(page).toHaveURL(/#holders$/);
      await expect(page.locator('#holders h2')).toBeInViewport();
      await expect(page.locator('#holders tbody tr').first()).toBeVisible();
      await page.locator('#leaders').getByRole('link', { name: 'Losers' }).click();
      await expect(page.locator('#leaders-falling')).toBeVisible();
      await expect(page.locator('#leaders-growing')).toBeHidden();
      await page.locator('#dividends a', { hasText: /^Show \d+ more$/ }).click();
      await expect(page).toHaveURL(/\?all=dividends#dividends$/);
      expect(await page.locator('#dividends tbody tr:visible').count()).toBeGreaterThan(5);
      await page.locator('#graph').getByRole('link', { name: '1Y', exact: true }).click();
      await expect(page).toHaveURL(/\?period=4/);
      await venueLink(page, 2).click();
      await expect(page).toHaveURL(/\/norvik-steel\/2\/$/);
      await expect(page.locator('#venues tr[aria-current]')).toContainText('Silver Harbour');
    },
  );
});

test('ST-02 ST-03 another venue leaves the sections of the issuer alone: what is open stays open, and nothing is requested', async ({
  page,
}) => {
  await page.goto('/');
  await openAs(page, 'paid', STOCK);
  await comeNear(page, '#ifrs');
  const rows = page
    .locator('#ifrs details')
    .filter({ hasText: /Show \d+ more/ })
    .first();
  await rows.locator('summary').first().click();
  await expect(rows).toHaveAttribute('open');
  await comeNear(page, '#ras');
  const form = page.locator('#ras').getByRole('link', { name: /^Form 2/ });
  await form.click();
  await expect(form).toHaveAttribute('aria-current', 'true');
  const touched = ['graph', 'dynamics', 'ifrs', 'ras'];
  for (const id of touched)
    await page.locator(`#${id}`).evaluate((section) => Object.assign(section, { isSameElement: true }));
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') requested.push(new URL(request.url()).pathname);
  });
  const price = await page.locator('main').locator('h1').locator('xpath=../..').innerText();

  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await venueLink(page, 2).click();
  await expect(page).toHaveURL(/\/norvik-steel\/2\/\?ras_form=2$/);
  await expect(page.locator('main').locator('h1').locator('xpath=../..')).not.toHaveText(price);
  await expect(rows).toHaveAttribute('open');
  await expect(form).toHaveAttribute('aria-current', 'true');
  expect(requested.filter((path) => /^\/(api\/(report|company|stocks)|stocks)/.test(path))).toEqual([
    '/stocks/norvik-steel/2/',
  ]);
  for (const id of touched)
    expect(await page.locator(`#${id}`).evaluate((section) => 'isSameElement' in section), id).toBe(true);

  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/norvik-steel\/(\?.*)?$/);
  await expect(rows).toHaveAttribute('open');
  await expect(form).not.toHaveAttribute('aria-current');
  await page.goForward();
  await page.goForward();
  await expect(page).toHaveURL(/\/2\/\?ras_form=2$/);
  await expect(form).toHaveAttribute('aria-current', 'true');
  await expect(rows).toHaveAttribute('open');
});

test('ST-02 another venue begins with one month, has no current day, and keeps what is compared', async ({
  page,
}) => {
  await page.goto('/');
  await openAs(page, 'paid', STOCK);
  await comeNear(page, '#graph a');
  const graph = page.locator('#graph');
  const tab = (name: string) => graph.getByRole('link', { name, exact: true });
  await expect(tab('1D')).toBeVisible();
  await tab('1Y').click();
  await expect(page).toHaveURL(/\?period=4$/);
  await graph.getByRole('button', { name: 'Amber 40' }).click();
  await expect(page).toHaveURL(/compare=\d+/);
  await venueLink(page, 2).click();
  await expect(page).toHaveURL(/\/2\/\?compare=\d+$/);
  await expect(tab('1M')).toHaveAttribute('aria-current', 'true');
  await expect(tab('1D')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/norvik-steel\/\?period=4&compare=\d+$/);
  await expect(tab('1Y')).toHaveAttribute('aria-current', 'true');
  await expect(tab('1D')).toBeVisible();
});

test('ST-02 a venue that cannot be loaded leaves the page as it was, and is tried again in place', async ({
  page,
  complaints,
}) => {
  await page.goto(STOCK);
  await waitForTakeOver(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const before = await page.locator('#dynamics').innerText();
  await page.route('**/2/?format=json', (route) => route.abort());
  await venueLink(page, 2).click();
  await expect(page.getByRole('alert').filter({ hasText: 'did not load' })).toBeVisible();
  await expect(page).toHaveURL(/\/norvik-steel\/$/);
  expect(await page.locator('#dynamics').innerText()).toBe(before);
  await page.unroute('**/2/?format=json');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/norvik-steel\/2\/$/);
  await expect(page.getByText('did not load')).toHaveCount(0);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  complaints.splice(0);
});

test('ST-05 SH-12 axe finds no fault for any visitor, and nothing is cut sideways at 1280, 900, 480 and 400', async ({
  page,
  context,
  baseURL,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const visitor of VISITORS) {
    await signInAs(context, visitor, baseURL ?? '');
    for (const path of [STOCK, '/stocks/vexley-robotics/']) {
      await page.goto(path);
      // The whole page of this share is looked at by axe in every-page.spec.ts.
      if (path !== STOCK) expect(await findFaults(page, 'light', 'main'), `${path} ${visitor}`).toEqual([]);
      for (const width of [1280, 900, 480, 400]) {
        await page.setViewportSize({ width, height: 900 });
        await expect
          .poll(() => sidewaysOverflow(page), { message: `${path} ${visitor} ${width}` })
          .toBeLessThanOrEqual(0);
      }
      await page.setViewportSize({ width: 1280, height: 900 });
    }
  }
});
