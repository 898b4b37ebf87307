import type { DividendRecord, ImportRecord, SplitRecord } from '#domain/import/records.ts';
import type { Subject } from '#domain/import/subject.ts';
import type { Cells } from './cells.ts';
import { withoutMissing } from './without-missing.ts';

export type ActionField = 'dividends' | 'capitalGains' | 'splits';

/** A payment or a split that stands in the row of a day's prices, or in a row of its own. */
interface Action {
  readonly subject: Subject;
  readonly day: string;
  readonly currency?: string | undefined;
  readonly provider?: string | undefined;
}

/** A day of 0 is a day without, a split of 1 none. Capital gains are distributions of funds besides their dividends. */
export function actionsOfRow(
  cells: Cells<ActionField | 'day'>,
  about: Omit<Action, 'day'>,
): readonly ImportRecord[] {
  const day = cells.day('day');
  if (day === undefined) return [];
  const dividends = nonZero(cells.number('dividends')).map((amount) =>
    toDividend({ ...about, day }, amount, 'regular'),
  );
  const gains = nonZero(cells.number('capitalGains')).map((amount) =>
    toDividend({ ...about, day }, amount, 'special'),
  );
  const splits = nonZero(cells.number('splits')).filter((after) => Number(after) !== 1);
  return [...splits.map((after) => toSplit({ ...about, day }, after, '1')), ...dividends, ...gains];
}

const WRITTEN =
  /^(?:\$?(?<amount>\d+(?:[.,]\d+)?) (?<paid>dividend|capital gains?)|(?<after>\d+(?:\.\d+)?)(?::| for )(?<before>\d+(?:\.\d+)?) stock splits?)$/i;

/** `0.75 Dividend` and `4:1 Stock Splits`: how pages of prices write them, where a row has nothing else. */
export function actionInWords(text: string, about: Action, decimal: '.' | ','): ImportRecord | null {
  const { amount, paid, after, before } = WRITTEN.exec(text.trim())?.groups ?? {};
  if (after !== undefined && before !== undefined) return toSplit(about, after, before);
  if (amount === undefined) return null;
  const kind = /^capital/i.test(paid ?? '') ? 'special' : 'regular';
  return toDividend(about, decimal === ',' ? amount.replace(',', '.') : amount, kind);
}

const toDividend = (
  { subject, day, currency, provider }: Action,
  amount: string,
  kind: NonNullable<DividendRecord['kind']>,
) =>
  withoutMissing<DividendRecord>({
    type: 'dividend',
    subject,
    amount,
    currency,
    exDividendOn: day,
    kind,
    provider,
  });

const toSplit = ({ subject, day }: Action, after: string, before: string): SplitRecord => ({
  type: 'split',
  subject,
  day,
  after,
  before,
});

const nonZero = (number: string | undefined): string[] =>
  number === undefined || /^-?0*\.?0*$/.test(number) ? [] : [number];
