import { isIsin } from '#domain/import/check-digits.ts';
import { type DayOrder, readDay } from '#domain/import/read-day.ts';
import type { Subject } from '#domain/import/subject.ts';
import { withoutMissing } from '../without-missing.ts';

type Rows = readonly (readonly string[])[];

/** What the rows above a table say: cells of labels, each with its value beside it or behind it. */
const TICKER = /^(?:fund |exchange |bloomberg )?ticker(?: symbol)?\s*:?\s*([A-Z\d]{1,6})?$/i;
const NAME = /^(?:fund|etf|share class) name\s*:?\s*(.*)$|^fonds(?:name)?\s*:\s*(.*)$/i;
/** `Vanguard S&P 500 ETF (VOO)`. */
const TICKER_BEHIND = /\(([A-Z]{2,5})\)\s*$/;
const FUND = /\b(?:etfs?|etcs?|funds?|ucits|trust|fonds|portfolio|index)\b/i;
const AS_OF =
  /\b(?:as of|as at|as on|holdings?|positions?|date)\b|fondsposition|positionen|\bstand\b|\bper\b|\bdatum\b|situation|\bau\b|\bal\b|\bau\b/i;
const OTHER_DAY = /inception|launch|auflage|lancement|lancio|lanzamiento|maturity|creation/i;
const DAY = /\d{4}-\d\d-\d\d|\d{1,2}[-/. ]+(?:\d{1,2}|\p{L}+\.?)[-/. ]+\d{4}|\p{L}{3,}\.? \d{1,2},? \d{4}/u;
const LABEL = /:\s*$|^(?:fund holdings|inception|shares outstanding|stock|bond|cash|other)\b/i;

/** `Fund composition of … as of 13/03/2024`. */
const AROUND_NAME =
  /^(?:fund )?(?:composition|holdings|constituents) (?:of|for) (?:the )?|[\s,(-]*\b(?:as (?:of|at|on)|au|per|al|del|stand)\b[\s:]*(?=\d|\p{L}+ \d).*$/giu;
const isPlain = (cell: string) =>
  /\p{L}.* /u.test(cell) &&
  !isIsin(cell) &&
  !LABEL.test(cell) &&
  !DAY.test(cell) &&
  !AS_OF.test(cell) &&
  !/^(?:fund )?(?:composition|inventory|constituents)/i.test(cell);

export function fundAbove(rows: Rows): Subject {
  const cells = rows.map((row) => row.map((cell) => cell.trim()));
  const beside = (pattern: RegExp): string | undefined => {
    for (const row of cells)
      for (const [place, cell] of row.entries()) {
        const found = pattern.exec(cell);
        const value = found && (found.slice(1).find((part) => part) ?? row[place + 1]);
        if (value) return value;
      }
    return undefined;
  };
  const isin = cells.flat().find(isIsin);
  const titles = cells.flatMap((row) => (row.filter((cell) => cell !== '').length === 1 ? row : []));
  const names = titles.map((cell) => cell.replace(AROUND_NAME, '').trim());
  const isName = (cell: string) => cell !== '' && !LABEL.test(cell) && !DAY.test(cell);
  const isDated = dayAbove(rows, 'dmy') !== null;
  const title =
    names.find((cell) => FUND.test(cell) && isName(cell)) ?? (isDated ? names.find(isPlain) : undefined);
  const name = beside(NAME) ?? title;
  const ticker = beside(TICKER) ?? TICKER_BEHIND.exec(name ?? '')?.[1];
  return withoutMissing<Subject>({ isin, name: name?.replace(TICKER_BEHIND, '').trim(), ticker });
}

/** The day of the holdings; `undecided` where it may be in two months. */
export function dayAbove(rows: Rows, order: DayOrder | undefined): string | 'undecided' | null {
  for (const row of rows)
    for (const [place, cell] of row.entries()) {
      const label = `${row[place - 1] ?? ''} ${cell}`;
      const written = DAY.exec(cell)?.[0];
      if (written === undefined || !AS_OF.test(label) || OTHER_DAY.test(label)) continue;
      const plain = written.replaceAll(/[/. ]+(?=\p{L})|(?<=\p{L}\.?)[/. ]+/gu, ' ');
      return readDay(plain, order) ?? 'undecided';
    }
  return null;
}

const FILE = /^([A-Z\d]{2,6})_(?:holdings(?![a-z])|asof_\d)/;
const SPDR = /^holdings-daily-[a-z]{2}-[a-z]{2}-([a-z\d]+)/;

/** `IVV_holdings.csv`, `SMH_asof_20240313.xlsx`, `holdings-daily-us-en-spy.xlsx`. */
export function fundOfName(name: string): Subject {
  const ticker = FILE.exec(name)?.[1] ?? SPDR.exec(name)?.[1]?.toUpperCase();
  const isin = name.split(/[^A-Z\d]+/).find(isIsin);
  return withoutMissing<Subject>({ ticker, isin });
}
