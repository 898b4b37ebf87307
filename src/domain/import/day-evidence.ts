import { type DayOrder, isNoDay, readDay } from './read-day.ts';

export type DayVerdict =
  /** Every day reads the same in any order. */
  | { readonly kind: 'any' }
  | { readonly kind: 'order'; readonly order: DayOrder }
  | { readonly kind: 'undecided' | 'contradiction'; readonly orders: readonly DayOrder[] };

const ORDERS: readonly DayOrder[] = ['dmy', 'mdy', 'ymd'];

/** `02/01/24`: either end may be the year. */
const TWO_DIGITS = /^(\d{1,2})[-/.]\d{1,2}[-/.](\d\d)$/;

/** Which order of day, month and year all cells of a column allow: one with a field over 12 decides for all. */
export class DayEvidence {
  readonly #possible = new Set(ORDERS);
  readonly #seen = new Set<DayOrder>();
  readonly #first = new Set<string>();
  readonly #last = new Set<string>();

  add(text: string): void {
    if (/^\d{4}/.test(text) || isNoDay(text)) return;
    const days = ORDERS.map((order) => readDay(text, order));
    const isOpen = days.some((day) => day !== days[0]);
    if (!isOpen) return;
    const [, first, last] = TWO_DIGITS.exec(text) ?? [];
    if (first !== undefined && last !== undefined) {
      this.#first.add(first);
      this.#last.add(last);
    }
    for (const [index, order] of ORDERS.entries()) {
      if (days[index] === null) this.#possible.delete(order);
      else this.#seen.add(order);
    }
  }

  get verdict(): DayVerdict {
    if (this.#seen.size === 0) return { kind: 'any' };
    const orders = ORDERS.filter((order) => this.#possible.has(order) && this.#isLikely(order));
    const [order] = orders;
    if (order === undefined) return { kind: 'contradiction', orders: [...this.#seen] };
    return orders.length === 1 ? { kind: 'order', order } : { kind: 'undecided', orders };
  }

  /** Days and months change from row to row, years seldom do. */
  #isLikely(order: DayOrder): boolean {
    const [first, last] = [this.#first.size, this.#last.size];
    if (this.#possible.size < 2 || !this.#possible.has('ymd') || first === last) return true;
    return order === 'ymd' ? first < last : first > last;
  }
}
