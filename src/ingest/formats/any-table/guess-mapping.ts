import { RECORD_ORDER } from '#domain/import/record-order.ts';
import type { RecordType } from '#domain/import/records.ts';
import type { PeekedTable } from '../../decode/peek.ts';
import { type Columns, findColumns } from '../columns.ts';
import { SUBJECT_FIELDS } from '../subject-row.ts';
import { guessPrices } from './guess-prices.ts';
import { guessTypes } from './guess-types.ts';
import { namesOf, RECORD_FIELDS } from './record-fields.ts';

export type GuessedBy = 'word' | 'type' | 'arithmetic';

/** What the columns of a table seem to be: field → name in the header, and what speaks for it. */
export interface GuessedMapping {
  readonly record: RecordType;
  readonly columns: Readonly<Record<string, string>>;
  readonly by: Readonly<Record<string, GuessedBy>>;
  readonly isComplete: boolean;
}

/** Types that a few common columns would match although nothing in the file speaks of them. */
const SURE_WORDS: Partial<Record<RecordType, readonly string[]>> = {
  price: ['close'],
  'index-value': ['value'],
  dividend: ['exDividendOn', 'recordOn'],
  'bond-terms': ['maturesOn'],
  coupon: ['couponRate', 'amount'],
  redemption: ['amount', 'percent'],
  listing: ['mic'],
  relation: ['ownerLei', 'ownerName', 'ownerCode'],
  issuer: ['lei', 'cik', 'industry', 'website'],
};

export function guessMapping(content: PeekedTable): GuessedMapping | null {
  const guesses = RECORD_ORDER.map((record) => guessAs(record, content));
  const best = guesses.toSorted((a, b) => rankOf(b) - rankOf(a))[0];
  return best && Object.keys(best.columns).length > 0 ? best : null;
}

/** The same where a person chose the record type. */
export function guessAs(record: RecordType, content: PeekedTable): GuessedMapping {
  const { header } = content;
  const fields = RECORD_FIELDS[record];
  const names = Object.fromEntries(fields.map(({ name }) => [name, namesOf(name)]));
  const found: Record<string, number> = {};
  const by: Record<string, GuessedBy> = {};
  const take = (columns: Columns<string>, how: GuessedBy) => {
    const used = new Set(Object.values(found));
    for (const [field, place] of Object.entries(columns)) {
      const isField = fields.some(({ name }) => name === field);
      if (place === undefined || !isField || field in found || used.has(place)) continue;
      found[field] = place;
      by[field] = how;
      used.add(place);
    }
  };
  take(findColumns(header, names), 'word');
  take(guessTypes(content, found), 'type');
  if (record === 'price' && !('close' in found)) take(guessPrices(content, found), 'arithmetic');
  const sure = SURE_WORDS[record];
  const isComplete =
    fields.every(({ name, isRequired }) => !isRequired || name in found) &&
    (sure === undefined || sure.some((name) => name in found));
  const columns = Object.fromEntries(
    Object.entries(found).map(([field, place]) => [field, header[place] ?? '']),
  );
  return { record, columns, by, isComplete };
}

/** A complete guess before any other, then the one that explains most columns, those of its own above codes and names. */
function rankOf({ record, columns, isComplete }: GuessedMapping): number {
  const fields = Object.keys(columns);
  const own = fields.filter((field) => !SUBJECT_FIELDS.some((name) => name === field));
  const required = RECORD_FIELDS[record].filter(({ isRequired }) => isRequired).length;
  return (isComplete ? 1000 : 0) + own.length * 10 + required * 5 + fields.length;
}
