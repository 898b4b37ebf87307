import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { addDays } from '#domain/calendar/day-arithmetic.ts';
import { dayOf, listOf, memberOf, textOf } from '../json-value.ts';

export interface EarlierTicker {
  readonly ticker: string;
  readonly validTo: CalendarDay;
}

/** Boards of an old ticker may close some days after the new one begins. */
const DAYS_OF_CHANGE = 60;

/** Which tickers of the file are earlier names of others: they have entries of their own, but are no other shares. */
export class Renames {
  readonly #shares: ReadonlyMap<string, unknown>;
  /** Earlier ticker → since when its share has another. */
  readonly #givenUp = new Map<string, { readonly by: string; readonly on: CalendarDay }>();

  constructor(shares: readonly (readonly [string, unknown])[]) {
    this.#shares = new Map(shares);
    for (const [ticker, share] of shares)
      for (const { from, on } of renamesOf(ticker, share)) {
        const known = this.#givenUp.get(from);
        if (!known || known.on < on) this.#givenUp.set(from, { by: ticker, on });
      }
  }

  /** The share that this entry is an earlier name of: its trading ended when the name changed. */
  findLater(ticker: string): string | null {
    const change = this.#givenUp.get(ticker);
    if (!change) return null;
    const ends = listOf(memberOf(this.#shares.get(ticker), 'boards')).flatMap(
      (board) => dayOf(memberOf(board, 'history_till')) ?? [],
    );
    const limit = addDays(change.on, DAYS_OF_CHANGE);
    return ends.every((end) => end <= limit) ? change.by : null;
  }

  /** Since when a ticker means this share, where another had it before. Files write old days under new tickers, too. */
  findStart(ticker: string): CalendarDay | undefined {
    return this.findLater(ticker) === null ? this.#givenUp.get(ticker)?.on : undefined;
  }

  /** All earlier tickers of a share, also those before the one before. */
  earlierOf(ticker: string, seen: ReadonlySet<string> = new Set()): readonly EarlierTicker[] {
    const renames = renamesOf(ticker, this.#shares.get(ticker)).filter(({ from, on }) => {
      const change = this.#givenUp.get(from);
      return change?.by === ticker && change.on === on && !seen.has(from);
    });
    return renames.flatMap(({ from, on }) => [
      { ticker: from, validTo: on },
      ...(this.findLater(from) === ticker ? this.earlierOf(from, new Set([...seen, ticker, from])) : []),
    ]);
  }
}

/** An issue that was exchanged under the same ticker is no rename. */
function renamesOf(ticker: string, share: unknown): { readonly from: string; readonly on: CalendarDay }[] {
  return listOf(memberOf(share, 'history')).flatMap((rename) => {
    const from = textOf(memberOf(rename, 'prev_ticker'));
    const on = dayOf(memberOf(rename, 'renamed'));
    return from === undefined || on === undefined || from === ticker ? [] : { from, on };
  });
}
