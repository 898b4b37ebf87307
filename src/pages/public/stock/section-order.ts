/** The sections of ST-05, in the order of the page: what it costs, what it is worth, what it pays, who issued it, who is behind it. */
export const STOCK_GROUPS = {
  price: ['graph', 'dynamics', 'venues', 'leaders', 'indexes'],
  valuation: ['multipliers', 'consensus', 'price-forecasts'],
  income: ['dividends'],
  issuer: [
    'parameters',
    'ifrs',
    'ras',
    'bank-ras',
    'annual-reports',
    'esg-reports',
    'issuer-profile',
    'placements',
    'other-stocks',
    'bonds',
  ],
  people: ['holders', 'managers', 'managers-related', 'related-issuers', 'news', 'comments'],
} as const;
export type StockSection = (typeof STOCK_GROUPS)[keyof typeof STOCK_GROUPS][number];
export const STOCK_SECTIONS: readonly StockSection[] = Object.values(STOCK_GROUPS).flat();
