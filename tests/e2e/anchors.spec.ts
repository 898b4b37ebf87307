import type { Page } from '@playwright/test';
import { BOTH_WIDTHS, expect, STOCK, test, waitForTakeOver, waitUntilIdle } from './visitors.ts';

/** Nobody sees less. */
const MOST_PIXELS = 8;
const MENU = 'main nav[aria-label="Sections"]';
const PAGES = {
  stock: STOCK,
  bond: '/bonds/severozornneft-bond-1/',
  company: '/company/norvik-steel/',
  index: '/indexes/amber-40/',
  fund: '/etf/lanternfold-amber-40/',
} as const;

/** How far it is from its place under the heads that stay; 0 where the page cannot be scrolled any further. */
const distanceTo = (page: Page, id: string) =>
  page.evaluate((id) => {
    const goal = document.getElementById(id);
    if (!goal) return Number.NaN;
    const root = document.documentElement;
    const margin = Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0;
    const own = Number.parseFloat(getComputedStyle(goal).scrollMarginTop) || 0;
    const off = goal.getBoundingClientRect().top - margin - own;
    return Math.max(-scrollY, Math.min(off, root.scrollHeight - root.clientHeight - scrollY));
  }, id);

/** It comes there, and stays there when everything that was to come has come. */
async function expectAt(page: Page, id: string, how: string): Promise<void> {
  const off = async () => Math.abs(await distanceTo(page, id));
  await expect.poll(off, `#${id} ${how}`).toBeLessThanOrEqual(MOST_PIXELS);
  await waitUntilIdle(page);
  expect(await off(), `#${id} stays ${how}`).toBeLessThanOrEqual(MOST_PIXELS);
}

const idsIn = async (page: Page, links: string): Promise<string[]> => {
  const hashes = await page
    .locator(links)
    .evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).getAttribute('href') ?? ''));
  return [...new Set(hashes.map((hash) => hash.slice(1)))].filter((id) => id !== 'top');
};

const openAt = async (page: Page, path: string, id: string) => {
  // An address that differs by its anchor alone is the same document.
  await page.goto('about:blank');
  await page.goto(`${path}#${id}`);
};

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const [name, path] of Object.entries(PAGES)) {
  test(
    `RD-07 ST-04 EP-04 each entry of the menu leads to its section on the ${name} page`,
    BOTH_WIDTHS,
    async ({ page }) => {
      await page.goto(path);
      await waitForTakeOver(page, `${MENU} a`);
      const ids = await idsIn(page, `${MENU} a`);
      expect(ids.length).toBeGreaterThanOrEqual(name === 'index' ? 2 : 4);
      for (const id of ids) {
        // By the link itself, as a key would: it may stand in a part that opens, or outside a strip.
        await page.locator(`${MENU} a[href="#${id}"]`).evaluate((link: HTMLElement) => link.click());
        await expectAt(page, id, 'from the menu');
      }
      // By a key from below the last section to the top, past all of them at once.
      await page.keyboard.press('End');
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
      await page.keyboard.press('Home');
      await expect(page.locator(`${MENU} a[aria-current]`)).toHaveAttribute('href', '#top');
    },
  );

  test(
    `ST-04 EP-04 each anchor of the ${name} page is where its address leads, also after reload and back`,
    BOTH_WIDTHS,
    async ({ page, isMobile }) => {
      await page.goto(path);
      const sections = await page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id));
      const ids = new Set([...sections, ...(await idsIn(page, 'main a[href^="#"]'))]);
      expect(ids.size).toBeGreaterThan(0);
      // What moves one anchor while the page loads moves those beside it too, so the two widths take every second one
      // in turn. The menu's test presses every entry at both.
      const ownIds = [...ids].filter((_, at) => (at % 2 === 1) === isMobile || ids.size === 1);
      for (const [at, id] of ownIds.entries()) {
        await openAt(page, path, id);
        await waitForTakeOver(page);
        await expectAt(page, id, 'by its address');
        // What a browser restores does not depend on the anchor: some are enough.
        if (at % 8 !== 0) continue;
        await page.reload();
        await expectAt(page, id, 'after a reload');
        await page.goto('/robots.txt');
        await page.goBack();
        await expectAt(page, id, 'after going back');
      }
    },
  );
}

test(
  'ST-04 on a slow line a section stays where its address led, while scripts come in',
  BOTH_WIDTHS,
  async ({ page, context }) => {
    await page.goto(STOCK);
    const ids = await idsIn(page, `${MENU} a`);
    const slow = await context.newCDPSession(page);
    await slow.send('Network.enable');
    await slow.send('Network.setCacheDisabled', { cacheDisabled: true });
    await slow.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 90_000,
    });
    for (const id of ids.filter((_, at) => at % 6 === 5)) {
      await page.goto('about:blank');
      await page.goto(`${STOCK}#${id}`, { waitUntil: 'commit' });
      await expectAt(page, id, 'before any script');
      await waitForTakeOver(page, `#${id}`);
      await expectAt(page, id, 'after its script');
    }
  },
);
