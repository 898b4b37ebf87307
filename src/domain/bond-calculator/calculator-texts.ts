import type { DecimalMark } from '#domain/numbers/typed-number.ts';
import { type FieldName, type FieldTexts, GIVEN, type GivenName } from './calculator-fields.ts';
import { writeNumber } from './field-texts.ts';
import { readPercent } from './read-percent.ts';
import { fieldsOfMarket } from './schedule-fields.ts';

export type TextsEvent =
  | { readonly type: 'typed'; readonly field: FieldName; readonly text: string }
  /** Hold this one, with the text that it shows, and let the others follow. */
  | { readonly type: 'held'; readonly by: GivenName; readonly text: string }
  | { readonly type: 'restored'; readonly texts: FieldTexts };

/** Who types a price or a yield means it to be held; who chooses a market, that the fields follow its convention. */
export function nextTexts(texts: FieldTexts, event: TextsEvent): FieldTexts {
  switch (event.type) {
    case 'typed':
      return {
        ...texts,
        [event.field]: event.text,
        ...(isGiven(event.field) && { by: event.field }),
        ...(event.field === 'market' && fieldsOfMarket(event.text)),
      };
    case 'held':
      return { ...texts, by: event.by, [event.by]: event.text };
    case 'restored':
      return event.texts;
  }
}

const isGiven = (field: FieldName): field is GivenName => GIVEN.some((given) => given === field);

/**
 * The number so many steps away, on the grid of the step: from between two of its places the first step leads to the
 * next. Null where the text is no number.
 */
export function stepText(text: string, step: number, count: number, mark: DecimalMark): string | null {
  const read = readPercent(text, mark);
  if (read.kind === 'wrong') return null;
  const steps = (read.kind === 'number' ? read.value : 0) / step;
  const nearest = Math.round(steps);
  const isOnGrid = Math.abs(steps - nearest) < 1e-6;
  const from = isOnGrid ? nearest : count > 0 ? Math.floor(steps) : Math.ceil(steps);
  const decimals = Math.max(0, Math.ceil(-Math.log10(step)));
  return writeNumber(Number(((from + count) * step).toFixed(decimals)), mark);
}

/** The steps that a key requests: one up or down, ten with Shift. */
export function stepsOf(key: string, isLarge: boolean): number {
  const way = key === 'ArrowUp' ? 1 : key === 'ArrowDown' ? -1 : 0;
  return isLarge ? way * 10 : way;
}
