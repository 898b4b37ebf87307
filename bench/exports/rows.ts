/** Ten columns of four kinds, as a list of trades has them. */
export interface ExportedRow {
  readonly issuer: string;
  readonly ticker: string;
  readonly isin: string;
  readonly day: string;
  readonly units: number;
  readonly price: number;
  readonly change: number;
  readonly turnover: number;
  readonly number: number;
  readonly note: string;
}

export const HEADS = [
  'Issuer',
  'Ticker',
  'ISIN',
  'Day',
  'Units',
  'Price',
  'Change',
  'Turnover',
  'No.',
  'Note',
];

const ISSUERS = ['Norvik Steel', 'Каменогорск', 'Löwenstieg Bank', '晶澜银行', 'A & B Foods', '=Heren Foods'];
const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(2016, 0, 1);
const BATCH = 500;

/** Always the same rows: what is measured must not depend on chance. */
export function* batchesOf(count: number): Generator<ExportedRow[]> {
  const next = createNumbers();
  for (let start = 0; start < count; start += BATCH) {
    const length = Math.min(BATCH, count - start);
    yield Array.from({ length }, (_, index) => rowOf(start + index, next));
  }
}

function rowOf(number: number, next: () => number): ExportedRow {
  return {
    issuer: ISSUERS[number % ISSUERS.length] ?? '',
    ticker: `TK${number % 500}`,
    isin: `RU000A${String((number * 7919) % 1_000_000).padStart(6, '0')}`,
    day: new Date(FIRST_DAY + (number % 3650) * DAY_MS).toISOString().slice(0, 10),
    units: Math.floor(next() * 1_000_000),
    price: Math.round(next() * 1_000_000) / 100,
    change: Math.round((next() - 0.5) * 2000) / 100,
    turnover: next() * 1e9,
    number,
    note: `Trade ${number} of the day`,
  };
}

/** mulberry32 */
function createNumbers(): () => number {
  let state = 1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
