import type { Page } from '@playwright/test';
import {
  BOTH_WIDTHS,
  comeNear,
  expect,
  prefixOf,
  STOCK,
  sidewaysOverflow,
  signInAs,
  test,
} from './visitors.ts';

const PAGES = {
  [STOCK]: 'Market cap',
  '/bonds/severozornneft-bond-1/': 'Mod. duration, years',
  '/company/norvik-steel/': 'Net debt / EBITDA',
  '/indexes/amber-40/': 'Base date',
  '/etf/lanternfold-amber-40/': 'Net assets',
} as const;

/** Names and values of the first strip within that take more than a line or more than their room. */
const broken = (page: Page, within = '') =>
  page.evaluate((selector) => {
    const strip = document.querySelector(selector);
    if (!strip) return ['no strip'];
    const bounds = strip.parentElement?.getBoundingClientRect() ?? strip.getBoundingClientRect();
    const texts = document.createTreeWalker(strip, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode;
      if (!text.textContent?.trim() || text.parentElement?.closest('.sr, button')) continue;
      const range = document.createRange();
      range.selectNode(text);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      const { left, right } = range.getBoundingClientRect();
      const isCut = left < bounds.left - 1 || right > bounds.right + 1;
      if (lines.size > 1 || isCut) found.push(text.textContent ?? '');
    }
    return found;
  }, `${within} section[aria-label] > dl`);

/** Rows of the first strip. */
const rowsOf = (page: Page) =>
  page.evaluate(() => {
    const strip = document.querySelector('section[aria-label] > dl');
    return new Set([...(strip?.children ?? [])].map((fact) => Math.round(fact.getBoundingClientRect().top)))
      .size;
  });

/** How many facts each row of the first strip has. */
const factsInRows = (page: Page) =>
  page.evaluate(() => {
    const facts = document.querySelectorAll('section[aria-label] > dl > *');
    const tops = [...facts].map((fact) => Math.round(fact.getBoundingClientRect().top));
    return [...new Set(tops)].map((row) => tops.filter((top) => top === row).length);
  });

/** Tables within that are wider than their room. */
const scrolling = (page: Page, within: string) =>
  page.locator(`${within} table`).evaluateAll((tables) =>
    tables.flatMap((table) => {
      const { scrollWidth = 0, clientWidth = 0 } = table.parentElement ?? {};
      return scrollWidth > clientWidth + 1 ? [`${clientWidth} < ${scrollWidth}`] : [];
    }),
  );

/** Tables that fit a width in every language. */
const FITTING = {
  1280: '#dividends',
  768: '#similar, #peers, #stocks',
} as const;

const TABLET = { width: 768, height: 900 };
const DESKTOP = { width: 1280, height: 900 };

test(
  'RD-02 the key figures of every page stand on one line each, in one row of a desktop, in long languages too',
  BOTH_WIDTHS,
  async ({ page, context, baseURL, isMobile }) => {
    await signInAs(context, 'paid', baseURL ?? '');
    for (const [path, first] of Object.entries(PAGES)) {
      for (const language of ['eng', 'deu', 'ukr']) {
        await page.goto(prefixOf(language) + path);
        if (language === 'eng') await expect(page.getByText(first, { exact: true }).first()).toBeVisible();
        expect(await broken(page), `${language} ${path}`).toEqual([]);
        expect(await sidewaysOverflow(page), `${language} ${path}`).toBeLessThanOrEqual(0);
        if (!isMobile) {
          expect(await rowsOf(page), `${language} ${path}`).toBe(1);
          expect(await scrolling(page, FITTING[1280]), `${language} ${path}`).toEqual([]);
          await page.setViewportSize(TABLET);
          expect(await broken(page), `${language} ${path} on a tablet`).toEqual([]);
          expect(Math.min(...(await factsInRows(page))), `${language} ${path}`).toBeGreaterThan(1);
          expect(await scrolling(page, FITTING[768]), `${language} ${path}`).toEqual([]);
          await page.setViewportSize(DESKTOP);
        }
        if (path !== STOCK) continue;
        await comeNear(page, '#dividends');
        expect(await broken(page, '#dividends'), `next dividend in ${language}`).toEqual([]);
      }
    }
  },
);
