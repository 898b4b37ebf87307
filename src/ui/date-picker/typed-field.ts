import { type DayLimits, limitDay } from '#domain/calendar/day-arithmetic.ts';
import { dayOf, parseWrittenDay, parseWrittenMoment, timeOf } from '#domain/calendar/written-day.ts';
import type { Format } from '#platform/i18n/format.ts';

export interface FieldRules extends DayLimits {
  readonly withTime?: boolean | undefined;
}

export type Fault = 'not-a-date' | 'too-early' | 'too-late';

export type Reading =
  | { readonly kind: 'empty' }
  | { readonly kind: 'read'; readonly value: string }
  | { readonly kind: 'fault'; readonly fault: Fault };

/** What a text means under the rules of its field. */
export function readText(text: string, { withTime = false, ...limits }: FieldRules): Reading {
  if (text.trim() === '') return { kind: 'empty' };
  const value = withTime ? parseWrittenMoment(text) : parseWrittenDay(text);
  if (value === null) return { kind: 'fault', fault: 'not-a-date' };
  const day = dayOf(value);
  const allowed = limitDay(day, limits);
  if (allowed === day) return { kind: 'read', value };
  return { kind: 'fault', fault: day < allowed ? 'too-early' : 'too-late' };
}

/** A day as the text of the page writes it, with its time behind it. */
export function writeValue(value: string | null, format: Pick<Format, 'day'>, withTime = false): string {
  if (value === null) return '';
  const day = format.day(dayOf(value));
  return withTime ? `${day} ${timeOf(value)}` : day;
}

/** A field shows its value until somebody types; a text that is no date stays, so that nothing is lost. */
export interface FieldState {
  readonly draft: string | null;
  readonly fault: Fault | null;
  /** The input-error event was raised for this very text. */
  readonly isReported: boolean;
}

export type FieldEvent =
  | { readonly type: 'typed'; readonly text: string; readonly reading: Reading }
  | { readonly type: 'left'; readonly reading: Reading }
  | { readonly type: 'replaced' };

export const QUIET: FieldState = { draft: null, fault: null, isReported: false };

/** A complaint waits until the field is left, and goes as soon as its reason is gone. */
export function nextField(state: FieldState, event: FieldEvent): FieldState {
  switch (event.type) {
    case 'typed': {
      const fault = state.fault && event.reading.kind === 'fault' ? event.reading.fault : null;
      return { draft: event.text, fault, isReported: false };
    }
    case 'left':
      return event.reading.kind === 'fault'
        ? { ...state, fault: event.reading.fault, isReported: true }
        : QUIET;
    case 'replaced':
      return QUIET;
  }
}

/** The field as a form sends it back: the rejected text with its complaint. */
export function rejectedField(text: string | undefined, rules: FieldRules): FieldState {
  if (text === undefined) return QUIET;
  const reading = readText(text, rules);
  return reading.kind === 'fault' ? { draft: text, fault: reading.fault, isReported: true } : QUIET;
}
