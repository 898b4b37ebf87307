import { type DayNumber, toDayNumber } from '#domain/calendar/day-number.ts';
import { parseWrittenDay } from '#domain/calendar/written-day.ts';
import type { DecimalMark } from '#domain/numbers/typed-number.ts';
import type { FieldName, FieldTexts } from './calculator-fields.ts';
import type { FieldFault } from './field-faults.ts';
import { readFieldNumber } from './read-percent.ts';
import { MOST_ROWS, type RowsField, readRows } from './typed-rows.ts';

export interface Range {
  readonly least: number;
  readonly most: number;
}

export interface DayRow {
  readonly day: DayNumber;
  readonly percent: number;
}

const [FIRST_YEAR, LAST_YEAR] = ['1900', '2200'];

/** Reads field after field and remembers what was wrong; what is wrong reads as null. */
export function createFieldReader(texts: FieldTexts, mark: DecimalMark) {
  const faults = new Map<FieldName, FieldFault>();
  const refuse = (field: FieldName, fault: FieldFault): null => {
    if (!faults.has(field)) faults.set(field, fault);
    return null;
  };

  function number(field: FieldName, { least, most }: Range): number | null {
    const read = readFieldNumber(field, texts[field], mark);
    if (read.kind === 'none') return refuse(field, { code: 'missing' });
    if (read.kind === 'wrong') return refuse(field, { code: read.fault });
    if (read.value > most) return refuse(field, { code: 'too_large', limit: most });
    if (read.value < least) return refuse(field, { code: 'too_small', limit: least });
    return read.value;
  }

  function positive(field: FieldName, most: number): number | null {
    const value = number(field, { least: Number.NEGATIVE_INFINITY, most });
    return value !== null && value <= 0 ? refuse(field, { code: 'not_positive' }) : value;
  }

  function day(field: FieldName): DayNumber | null {
    const text = texts[field].trim();
    if (text === '') return refuse(field, { code: 'missing' });
    const day = parseWrittenDay(text);
    if (day === null) return refuse(field, { code: 'no_day' });
    if (day < FIRST_YEAR || day > LAST_YEAR) return refuse(field, { code: 'year_outside' });
    return toDayNumber(day);
  }

  function choice<Choice extends string>(field: FieldName, choices: readonly Choice[]): Choice | null {
    return choices.find((each) => each === texts[field]) ?? refuse(field, { code: 'no_choice' });
  }

  function rows(field: RowsField, { least, most }: Range): readonly DayRow[] {
    const { rows, fault } = readRows(field, texts[field], mark);
    if (fault) refuse(field, { code: 'bad_row', row: fault.row });
    if (rows.length > MOST_ROWS) refuse(field, { code: 'too_many_rows', limit: MOST_ROWS });
    const outside = rows.findIndex(({ percent }) => !(percent >= least && percent <= most));
    if (outside >= 0) refuse(field, { code: 'bad_row', row: outside + 1 });
    return rows.map(({ day, percent }) => ({ day: toDayNumber(day), percent }));
  }

  /** An empty text is no number and no fault. */
  const optional = <Value>(field: FieldName, read: () => Value): Value | undefined =>
    texts[field].trim() === '' ? undefined : read();

  return { faults, refuse, number, positive, day, choice, rows, optional };
}

export type FieldReader = ReturnType<typeof createFieldReader>;
