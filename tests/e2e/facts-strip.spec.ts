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
        if (!isMobile) expect(await rowsOf(page), `${language} ${path}`).toBe(1);
        expect(await sidewaysOverflow(page), `${language} ${path}`).toBeLessThanOrEqual(0);
        if (path !== STOCK) continue;
        await comeNear(page, '#dividends');
        expect(await broken(page, '#dividends'), `next dividend in ${language}`).toEqual([]);
      }
    }
  },
);
