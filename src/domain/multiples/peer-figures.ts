import { CATALOGUE } from './catalogue.ts';
import { columnsOf } from './columns.ts';
import { computeFrom } from './compute-multiple.ts';
import type { IssuerBooks } from './issuer-books.ts';
import type { Formula, Multiple, MultipleId } from './multiple.ts';

export const PEER_FIGURES = ['size', 'revenue', 'margin', 'leverage', 'pe'] as const;
export type PeerFigure = (typeof PEER_FIGURES)[number];

/** A bank earns operating income, spends part of it and stands on its equity: its debt is its business. */
const MULTIPLES: Readonly<Record<'company' | 'bank', Readonly<Record<'margin' | 'leverage', MultipleId>>>> = {
  company: { margin: 'ebitda_margin', leverage: 'net_debt_ebitda' },
  bank: { margin: 'cost_income', leverage: 'equity_ratio' },
};

export interface PeerFigures {
  /** The end of the last twelve months; null where no report is recent enough. */
  readonly until: string | null;
  readonly values: Readonly<Record<PeerFigure, number | null>>;
}

const NOTHING: PeerFigures = {
  until: null,
  values: { size: null, revenue: null, margin: null, leverage: null, pe: null },
};

/** What issuers of one industry are compared by: the last twelve months, at the latest prices. */
export function peerFiguresOf(books: IssuerBooks): PeerFigures {
  const now = columnsOf(books, '2').find(({ id }) => id === 'now');
  if (!now) return NOTHING;
  const compute = computeFrom(books);
  const isBank = books.book === 'bank';
  const { margin, leverage } = MULTIPLES[isBank ? 'bank' : 'company'];
  const amountOf = (multiple: Multiple | undefined) =>
    multiple ? compute(multiple, now).outcome.value : null;
  const find = (wanted: MultipleId) => amountOf(CATALOGUE[books.book].find(({ id }) => id === wanted));
  const income: Formula = {
    kind: 'amount',
    of: { quantity: isBank ? 'operating_income' : 'revenue', take: 'year' },
  };
  return {
    until: now.end,
    values: {
      size: find('market_cap'),
      revenue: amountOf({ id: 'market_cap', group: 'growth', measure: 'money', formula: income }),
      margin: find(margin),
      leverage: find(leverage),
      pe: find('pe'),
    },
  };
}
