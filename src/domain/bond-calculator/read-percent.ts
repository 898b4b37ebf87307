import { type DecimalMark, readTypedNumber } from '#domain/numbers/typed-number.ts';
import { type FieldName, kindOf } from './calculator-fields.ts';

/** A percentage may carry its sign, as where it was copied from. */
export const readPercent = (text: string, mark: DecimalMark) =>
  readTypedNumber(text.replace(/\s*[%％]\s*$/u, ''), mark);

export const readFieldNumber = (field: FieldName, text: string, mark: DecimalMark) =>
  kindOf(field) === 'percent' ? readPercent(text, mark) : readTypedNumber(text, mark);
