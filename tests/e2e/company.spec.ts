import type { Page } from '@playwright/test';
import {
  BOTH_WIDTHS,
  comeNear,
  expect,
  findFaults,
  sidewaysOverflow,
  signInAs,
  test,
  waitForTakeOver,
  waitUntilIdle,
  waitUntilLaidOut,
} from './visitors.ts';

const COMPANY = '/company/norvik-steel/';
const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Sections', exact: true });
const markedIn = (page: Page) => menuOf(page).locator('[aria-current]');
/** Names of table rows whose second line begins below their checkbox instead of below their first line. */
const runUnderBox = (page: Page) =>
  page
    .locator('td:has(input[name=compare]) a')
    .evaluateAll((links) =>
      links
        .filter((link) => new Set([...link.getClientRects()].map(({ left }) => Math.round(left))).size > 1)
        .map(({ textContent }) => textContent),
    );
/** How far the section's upper edge is from the top of the window. */
const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((section) => section.getBoundingClientRect().top);

test(
  'ST-04 EP-04 the menu leads to a section, marks it, and follows a reader who goes on',
  BOTH_WIDTHS,
  async ({ page }) => {
    await page.goto(COMPANY);
    await waitForTakeOver(page);
    await expect(markedIn(page)).toHaveCount(1);
    await menuOf(page).getByRole('link', { name: 'IFRS statements' }).click();
    await expect(page).toHaveURL(/#ifrs$/);
    await expect.poll(() => topOf(page, 'ifrs')).toBeLessThan(200);
    await expect(markedIn(page)).toHaveText('IFRS statements');
    await expect(page.locator('#ifrs h2')).toBeFocused();
    // The script of the section is there by now, and what the server drew looks the same.
    await expect(page.locator('#ifrs table').first()).toBeVisible();

    await page.keyboard.press('Home');
    await expect(markedIn(page)).not.toHaveText('IFRS statements');
  },
);

test(
  'ST-04 a deep link opens at its section, which has the focus and the mark',
  BOTH_WIDTHS,
  async ({ page }) => {
    await page.goto(`${COMPANY}#comments`);
    await waitForTakeOver(page);
    await expect.poll(() => topOf(page, 'comments')).toBeLessThan(200);
    await expect(markedIn(page)).toHaveText('Research');
    await expect(page.locator('#comments h2')).toBeFocused();
  },
);

test(
  'ST-04 on a phone the menu is one row of icons that stays, and only the current one has its name',
  BOTH_WIDTHS,
  async ({ page, viewport }) => {
    test.skip((viewport?.width ?? 0) > 680, 'that is how a phone shows it');
    await page.goto(COMPANY);
    await waitForTakeOver(page);
    const menu = menuOf(page);
    await menu.getByRole('link', { name: 'News' }).click();
    await expect.poll(() => topOf(page, 'news')).toBeLessThan(200);
    await expect(markedIn(page)).toHaveText('News');
    await expect(markedIn(page)).toBeInViewport({ ratio: 0.9 });
    const box = await menu.boundingBox();
    expect(box?.y).toBeLessThan(70);
    expect(box?.height).toBeLessThan(60);
  },
);

test('EP-04 what changes around them does not take away sections whose script has not come yet', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto(COMPANY);
  await waitForTakeOver(page);
  await waitUntilLaidOut(page);
  await waitUntilIdle(page);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  // The reader has turned hints off in another window and comes back to this one.
  await context.addCookies([{ name: 'basispoint_look', value: 'light.hints-off.comma', url: baseURL ?? '' }]);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.locator('#bonds')).toContainText(/\d,\d\d\s?%/);
  // The page is requested again and arrives piece by piece.
  await expect.poll(async () => Math.abs((await height()) - before)).toBeLessThan(before / 20);
  await expect(page.locator('#news h2')).toHaveCount(1);
});

test('EP-04 what a reader opened before the script of its section came stays open', async ({
  page,
  context,
  baseURL,
}) => {
  await signInAs(context, 'paid', baseURL ?? '');
  await page.goto(COMPANY);
  await waitForTakeOver(page);
  let letThrough = () => {};
  const gate = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/assets/**', (route) => gate.then(() => route.continue()));
  const tables = page.locator('#ifrs details').filter({ hasText: /Show \d+ more/ });
  await tables.nth(1).locator('summary').click();
  await expect(tables.nth(1)).toHaveAttribute('open');
  letThrough();
  await comeNear(page, '#ifrs');
  await expect(tables.nth(1)).toHaveAttribute('open');
  await expect(page.locator('#ifrs details[open]')).toHaveCount(1);
});

test('EP-04 SH-12 axe finds no fault, and nothing is cut sideways at 1280, 480 and 400', async ({
  page,
  context,
  baseURL,
}) => {
  await signInAs(context, 'paid', baseURL ?? '');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of [COMPANY, '/company/lugorets-bank/', '/company/vexley-robotics/']) {
    await page.goto(path);
    expect(await findFaults(page, 'light', 'main'), path).toEqual([]);
    for (const width of [1280, 480, 400]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await runUnderBox(page), `${path} ${width}`).toEqual([]);
      await expect.poll(() => sidewaysOverflow(page), { message: `${path} ${width}` }).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize({ width: 1280, height: 900 });
  }
});
