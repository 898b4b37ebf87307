import { isIsin } from '#domain/import/check-digits.ts';
import type { InstrumentKind, Subject } from '#domain/import/subject.ts';
import type { Reading } from '../format.ts';
import type { IssRow } from '../iss-blocks.ts';
import { textOf } from '../json-value.ts';
import { withoutMissing } from '../without-missing.ts';
import { boardOf, codeOf, micOf } from './boards.ts';

const OF_FUNDS = new Set(['9', 'A', 'B', 'E', 'F', 'J']);
const OF_BONDS = new Set(['3', '4', '5', '6', '7', '8', 'C']);

/** Futures and options, currencies, repos. */
const OF_OTHER_MARKETS = ['OPENPOSITION', 'SETTLEPRICE', 'VOLRUR', 'REPORATE', 'REPOVALUE'];

/** Null: a currency, a future or an option, which are no securities of the site. */
export function kindOf(row: IssRow): InstrumentKind | null {
  const type = `${textOf(row.get('TYPE')) ?? ''} ${textOf(row.get('GROUP')) ?? ''}`.toLowerCase();
  if (/futures|currency|option|forts/.test(type)) return null;
  if (/bond|ofz/.test(type)) return 'bond';
  if (/index/.test(type)) return 'index';
  if (/etf|ppif|fund/.test(type)) return 'etf';
  if (/share|receipt|_dr\b/.test(type)) return 'stock';
  if (row.has('ASSETCODE') || row.has('LASTDELDATE') || row.get('MARKETCODE') === 'CURR') return null;
  // What only the histories of other markets have.
  if (OF_OTHER_MARKETS.some((name) => row.has(name))) return null;
  if (row.has('ANNUALHIGH') || row.has('CALCMODE') || row.has('CAPITALIZATION')) return 'index';
  const sectype = textOf(row.get('SECTYPE')) ?? '';
  if (row.has('COUPONVALUE') || row.has('MATDATE') || OF_BONDS.has(sectype)) return 'bond';
  return OF_FUNDS.has(sectype) ? 'etf' : 'stock';
}

export function subjectOf(row: IssRow, reading: Reading): Subject {
  const code = codeOf(row);
  const board = boardOf(row);
  const isin = textOf(row.get('ISIN')) ?? (isIsin(code) ? code : undefined);
  return {
    ...reading.subject,
    ...withoutMissing<Subject>({
      isin,
      mic: micOf(board, reading),
      ticker: code,
      board: board === '' ? undefined : board,
      providerCode: code,
      name: textOf(row.get('SHORTNAME')) ?? textOf(row.get('NAME')),
      kind: kindOf(row) ?? undefined,
    }),
  };
}
