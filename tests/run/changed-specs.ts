import { basename } from 'node:path';

/** Specs that open every page: any change of the product may show there. */
const ALWAYS = ['every-page.spec.ts', 'reader-journey.spec.ts'];

/** Features that the specs of others show. */
export const SHOWN_BY: Readonly<Record<string, string>> = {
  'bank-methodology': 'ras-and-bank',
  'calculation-results': 'calculator',
  'chart-toolbar': 'trading-chart',
  'chart-tools': 'chart-block',
  'comment-file': 'analytics-comments',
  'comment-moderation': 'analytics-comments',
  'list-export': 'lists',
  'list-filters': 'lists',
  'list-page': 'lists',
  'list-table': 'lists',
  'listing-chart': 'trading-chart',
  'map-block': 'chart-block',
  'map-table': 'bond-map',
  'market-payments': 'home',
  'multiple-workbook': 'multipliers',
  positions: 'watchlist',
  'price-series': 'trading-chart',
  'saved-maps': 'bond-map',
  'saved-screens': 'journeys-lists',
  'ticket-answers': 'support',
  'watch-button': 'watchlist',
  'what-if-bond': 'bond-map',
};

/**
 * The browser tests that a change touches: specs that changed, those named after a changed feature, page or widget, and
 * for any change of the product those that go through all pages. A changed helper of the specs touches all of them.
 */
export function chooseSpecs(changed: readonly string[], specs: readonly string[]): string[] {
  const inSpecs = changed.filter((file) => file.startsWith('tests/e2e/'));
  if (inSpecs.some((file) => !file.endsWith('.spec.ts')) || changed.includes('playwright.config.ts'))
    return [...specs];
  const product = changed.filter((file) => /^(src|database)\//.test(file) && !file.includes('.test.'));
  const rooms = new Set(
    product.flatMap(
      (file) =>
        /^src\/(?:domain|market|platform|ui|features|page-parts|pages\/[^/]+)\/([^/]+)\//.exec(file)?.[1] ??
        [],
    ),
  );
  return specs.filter((spec) => {
    const name = basename(spec).replace('.spec.ts', '');
    if (inSpecs.includes(spec)) return true;
    if (product.length > 0 && ALWAYS.includes(basename(spec))) return true;
    return [...rooms].some((room) => SHOWN_BY[room] === name || isNamedAfter(name, room));
  });
}

/** `widgets-table` after `table`, `bond-map` after `map` and `bond-map`, `company` after `company-page`. */
function isNamedAfter(spec: string, room: string): boolean {
  const plain = spec.replace(/^widgets-/, '');
  return (
    plain === room ||
    plain.startsWith(`${room}-`) ||
    room.startsWith(`${plain}-`) ||
    plain.endsWith(`-${room}`) ||
    room.endsWith(`-${plain}`)
  );
}
