import type { CDPSession, Page } from '@playwright/test';
import {
  BOTH_WIDTHS,
  expect,
  findFaults,
  LANGUAGES,
  prefixOf,
  STOCK,
  sidewaysOverflow,
  signInAs,
  THEMES,
  test,
  waitForTakeOver,
  waitUntilIdle,
} from './visitors.ts';

const LOGGED = '**/cb/current_user/action_log/global/json/*/';

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForTakeOver(page);
}

const openerOf = (page: Page, name: string) => page.locator('header nav summary', { hasText: name });

test(
  'SH-01 the menu opens by a press, closes by a press elsewhere, and opening it is noted',
  BOTH_WIDTHS,
  async ({ page, context, baseURL, isMobile }) => {
    await signInAs(context, 'free', baseURL ?? '');
    const noted: string[] = [];
    await page.route(LOGGED, (route) => {
      noted.push(new URL(route.request().url()).pathname);
      return route.fulfill({ json: {} });
    });
    await open(page, '/api/docs/');
    if (isMobile) {
      await page.getByRole('button', { name: 'Menu' }).tap();
      const drawer = page.getByRole('dialog', { name: 'Menu' });
      await expect(drawer.getByRole('link', { name: 'Stocks' })).toBeInViewport();
      await expect(drawer.getByRole('link', { name: 'API reference' })).toHaveAttribute(
        'aria-current',
        'page',
      );
      for (const name of ['Stocks', 'Profile', 'Polski'])
        await expect(drawer.getByRole('link', { name }).first()).toBeVisible();
      await expect(drawer.getByRole('button', { name: 'Sign out' })).toBeVisible();
      await drawer.getByText('Dark', { exact: true }).tap();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
      await drawer.getByRole('button', { name: 'Close' }).tap();
      await expect(drawer).toHaveCount(0);
    } else {
      const entry = page.locator('header nav').getByRole('link', { name: 'API reference' });
      await openerOf(page, 'Account and help').hover();
      await expect(entry).toBeHidden();
      await openerOf(page, 'Account and help').click();
      await expect(entry).toBeVisible();
      await expect(entry).toHaveAttribute('aria-current', 'page');
      await page.mouse.click(640, 600);
      await expect(entry).toBeHidden();
    }
    expect(noted).toEqual(['/cb/current_user/action_log/global/json/301/']);
  },
);

test('SH-01 the menu works by keyboard: arrows, Tab, Escape', async ({ page }) => {
  await open(page, STOCK);
  const shares = page.locator('header nav').getByRole('link', { name: 'Stocks' });
  const companies = page.locator('header nav').getByRole('link', { name: 'Companies' });
  const opener = openerOf(page, 'Bonds');
  const first = page.locator('header nav details', { hasText: 'Bond map' }).locator('a').first();
  await shares.focus();
  await page.keyboard.press('ArrowRight');
  await expect(companies).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(first).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(first).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Tab');
  await expect(first).toBeHidden();
});

test('LV-03 the language switch keeps the page with its query, and works by keyboard', async ({ page }) => {
  await open(page, '/stocks/?page=2&utm_source=letter');
  const summary = page.locator('header [data-languages] summary');
  const polish = page.locator('header').getByRole('link', { name: 'Polski' });
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(polish).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(polish).toBeHidden();
  await expect(summary).toBeFocused();
  await page.keyboard.press('Enter');
  await polish.click();
  await expect(page).toHaveURL(/\/pol\/stocks\/\?page=2&utm_source=letter$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
});

test('US-01 the dark theme is chosen once and is there before the body at every load', async ({
  page,
  context,
}) => {
  await open(page, STOCK);
  await page.locator('header summary[title=Display]').click();
  await page.getByText('Dark', { exact: true }).click();
  const darkness = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('color-scheme'));
  await expect.poll(darkness).toBe('dark');
  const next = await context.newPage();
  await next.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      Object.assign(window, { themeAtBody: document.documentElement.dataset.theme });
    }).observe(document, { childList: true, subtree: true });
  });
  await open(next, '/stocks/');
  expect(await next.evaluate(() => (window as { themeAtBody?: string }).themeAtBody)).toBe('dark');
  const bars = next.locator('meta[name=theme-color][media=all]');
  await expect(bars).toHaveAttribute('content', '#101216');
});

test('US-02 one press turns hints off everywhere and for good; the message takes it back', async ({
  page,
}) => {
  await open(page, STOCK);
  const hints = page.locator('main').getByRole('button', { name: 'Explanation:' });
  await expect(hints.first()).toBeVisible();
  const turnOff = async () => {
    await hints.first().click();
    await page.getByRole('button', { name: 'Turn hints off' }).click();
    await expect(hints).toHaveCount(0);
  };
  await turnOff();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(hints.first()).toBeVisible();
  await turnOff();
  await page.reload({ waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  // Before the script has taken over, too.
  await expect(hints).toHaveCount(0);
  await open(page, '/widgets/table/');
  await expect(page.getByRole('button', { name: /^Explanation/ })).toHaveCount(0);
});

test(
  'US-01 numbers are written as the visitor chose, without a new page',
  BOTH_WIDTHS,
  async ({ page, isMobile }) => {
    await open(page, '/stocks/');
    const change = page.locator('main').getByText(/\d\.\d\d\s?%/);
    await expect(change.first()).toBeVisible();
    if (isMobile) await page.getByRole('button', { name: 'Menu' }).tap();
    else await page.locator('header summary[title=Display]').click();
    await page.getByText('1\u00a0234,5', { exact: true }).click();
    await expect(change).toHaveCount(0);
    await page.reload();
    await expect(change).toHaveCount(0);
    await expect(
      page
        .locator('main')
        .getByText(/\d,\d\d\s?%/)
        .first(),
    ).toBeVisible();
  },
);

test(
  'axe finds no fault in the open menus, whatever the theme',
  BOTH_WIDTHS,
  async ({ page, context, baseURL, isMobile }) => {
    await signInAs(context, 'operator', baseURL ?? '');
    await page.route(LOGGED, (route) => route.fulfill({ json: {} }));
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await open(page, '/');
      if (isMobile) {
        await page.getByRole('button', { name: 'Menu' }).tap();
        await expect(page.getByRole('dialog').getByRole('link', { name: 'Admin' })).toBeVisible();
        expect(await findFaults(page, theme, 'dialog')).toEqual([]);
        continue;
      }
      for (const opener of ['nav summary', 'summary[title=Display]', '[data-account] summary']) {
        await page.locator(`header ${opener}`).last().click();
        await expect(page.locator('header details[open]')).toHaveCount(1);
        expect(await findFaults(page, theme, 'header'), opener).toEqual([]);
      }
      await expect(page.locator('header').getByRole('link', { name: 'Admin' })).toBeVisible();
    }
  },
);

test('SH-01 LV-01 at every width from a phone to a desk the header has room for its parts, in every language', async ({
  page,
}) => {
  for (const language of LANGUAGES) {
    await page.goto(`${prefixOf(language)}/search/`);
    for (const width of [400, 690, 820, 1024, 1110, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const where = `${language} ${width}`;
      expect(await sidewaysOverflow(page), where).toBeLessThanOrEqual(0);
      if (width <= 680) continue;
      const field = await page.locator('header').getByRole('combobox').boundingBox();
      expect(field?.width, where).toBeGreaterThan(140);
    }
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'SH-01 SH-12 every entry of the menu and every language is reached',
    BOTH_WIDTHS,
    async ({ page, isMobile }) => {
      await page.goto('/');
      if (isMobile) await page.getByRole('link', { name: 'Menu' }).click();
      else await openerOf(page, 'Account and help').click();
      const menu = page.locator(isMobile ? '#site-menu' : 'header nav');
      await expect(menu.getByRole('link', { name: 'Profile' })).toBeInViewport();
      await menu.getByRole('link', { name: 'API reference' }).click();
      await expect(page).toHaveURL(/\/api\/docs\/$/);
      await page.locator('footer').getByRole('link', { name: 'Polski' }).click();
      await expect(page).toHaveURL(/\/pol\/api\/docs\/$/);
    },
  );
});

test('RD-10 a page in Cyrillic loads one font file and shows one typeface, whether or not it came in time', async ({
  page,
  context,
}) => {
  const files = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'font') files.add(request.url());
  });
  await page.goto(`${prefixOf('rus')}${STOCK}`);
  await waitUntilIdle(page);
  expect([...files]).toHaveLength(1);
  expect([...(await readTypefaces(await context.newCDPSession(page)))]).toHaveLength(1);
});

/** The fonts that the browser really used for letters and figures. */
async function readTypefaces(session: CDPSession): Promise<Set<string>> {
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'h1, h2, nav a, main td, main th, main p, main button',
  });
  const families = new Set<string>();
  for (const nodeId of nodeIds.slice(0, 120)) {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    for (const { familyName } of fonts) families.add(familyName);
  }
  expect(families.size).toBeGreaterThan(0);
  return families;
}
