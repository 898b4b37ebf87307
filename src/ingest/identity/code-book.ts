import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { CodeScheme } from '#domain/import/records.ts';

export const SINCE_EVER = '-infinity';
export const FOR_EVER = 'infinity';

export interface CodeTarget {
  readonly of: 'issuer' | 'instrument' | 'listing';
  readonly id: number;
}

export interface Code extends CodeTarget {
  readonly scheme: CodeScheme;
  readonly place: string;
  readonly value: string;
  /** SINCE_EVER or a day. */
  readonly validFrom: CalendarDay;
  /** The first day on which it is not valid any more, or FOR_EVER. */
  readonly validTo: CalendarDay;
  /** Neither in the store nor staged yet. */
  readonly isNew: boolean;
}

/** The codes of a run: what they mean on which days. */
export class CodeBook {
  readonly #codes = new Map<string, Code[]>();
  readonly #tickers = new Map<string, Set<string>>();

  /** Null: unknown. Unless strict, a day outside of its validity finds it too, where nothing else ever had the code. */
  find(
    scheme: CodeScheme,
    place: string,
    value: string,
    day: CalendarDay | null,
    { isStrict = false } = {},
  ): CodeTarget | null {
    const codes = this.#codes.get(keyOf(scheme, place, value)) ?? [];
    const valid = codes.find((code) => (day === null ? code.validTo === FOR_EVER : isValidOn(code, day)));
    if (valid) return valid;
    const [first] = isStrict ? [] : codes;
    return first && codes.every((code) => isSame(code, first)) ? first : null;
  }

  /** Whether it meant different things on different days. */
  varies(scheme: CodeScheme, place: string, value: string): boolean {
    const [first, ...others] = this.#codes.get(keyOf(scheme, place, value)) ?? [];
    return first !== undefined && others.some((other) => !isSame(first, other));
  }

  /** The day since which nothing has a code that something had before; null where nothing had it, or something has. */
  findEnd(scheme: CodeScheme, place: string, value: string): CalendarDay | null {
    const ends = (this.#codes.get(keyOf(scheme, place, value)) ?? []).map(({ validTo }) => validTo);
    return ends.includes(FOR_EVER) ? null : (ends.toSorted().at(-1) ?? null);
  }

  /** Of all places where the value is a ticker. */
  placesOf(ticker: string): readonly string[] {
    return [...(this.#tickers.get(ticker) ?? [])];
  }

  /**
   * What the book has for these days is narrowed to them; a code of something else on these days stays, and is returned.
   */
  put(code: Code): Code | null {
    const key = keyOf(code.scheme, code.place, code.value);
    const codes = this.#codes.get(key) ?? [];
    const other = codes.find((known) => overlaps(known, code) && !isSame(known, code));
    if (other) return other;
    const same = codes.findIndex((known) => overlaps(known, code));
    const known = codes[same];
    if (!known) codes.push(code);
    else codes[same] = joined(known, code);
    this.#codes.set(key, codes);
    if (code.scheme === 'mic_ticker') {
      const places = this.#tickers.get(code.value) ?? new Set();
      this.#tickers.set(code.value, places.add(code.place));
    }
    return null;
  }

  *added(): Generator<Code> {
    for (const codes of this.#codes.values()) for (const code of codes) if (code.isNew) yield code;
  }
}

/** A stored code keeps the day from which it is valid, which is part of its key. */
function joined(known: Code, code: Code): Code {
  if (!known.isNew) {
    const isEnded = code.validTo !== FOR_EVER && known.validTo === FOR_EVER && code.isNew;
    return isEnded ? { ...known, validTo: code.validTo, isNew: true } : known;
  }
  return {
    ...known,
    validFrom: code.validFrom === SINCE_EVER ? known.validFrom : code.validFrom,
    validTo: code.validTo === FOR_EVER ? known.validTo : code.validTo,
  };
}

const keyOf = (scheme: string, place: string, value: string) => `${scheme}\n${place}\n${value}`;

const isSame = (one: CodeTarget, other: CodeTarget) => one.of === other.of && one.id === other.id;

const isValidOn = ({ validFrom, validTo }: Code, day: CalendarDay) =>
  (validFrom === SINCE_EVER || validFrom <= day) && (validTo === FOR_EVER || day < validTo);

const overlaps = (one: Code, other: Code) => startsBefore(one, other) && startsBefore(other, one);

const startsBefore = ({ validFrom }: Code, { validTo }: Code) =>
  validFrom === SINCE_EVER || validTo === FOR_EVER || validFrom < validTo;
