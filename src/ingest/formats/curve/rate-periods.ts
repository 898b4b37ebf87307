import { COLUMN_WORDS } from '#domain/import/column-words.ts';
import { findReferenceRate } from '#domain/import/reference-rate.ts';
import { cellsOf } from '../cells.ts';
import type { Reading } from '../format.ts';
import { variant } from '../several-tables.ts';
import { RATE_WORDS, readRates } from './rate-series.ts';

const codeOf = ({ constants, subject }: Reading, header: readonly string[], percent: number): string =>
  constants.code ?? subject.ticker ?? findReferenceRate(header[percent] ?? '') ?? '';

/** `с 29.07.2024 по 15.09.2024`, `2024-07-29 - 2024-09-15`: the first day of the period. */
const FIRST_DAY =
  /^(?:с|со|from|since|von|vom|ab|du|dal|desde|od|від|з)?\s*(\d[\d./-]*\d)(?:\s*(?:по|to|till|until|bis|au|al|hasta|do|до|[-–—]|\s)\s*.*)?$/i;

/** Rates that hold from a day to another: the value is of its first day, and holds until the next one. */
export const ratePeriods = variant<'day' | 'until' | 'percent'>({
  code: 'curve',
  names: {
    day: [
      'from',
      'valid from',
      'effective from',
      'start',
      'start date',
      'from date',
      'in force from',
      'с',
      'дата начала',
      'начало периода',
      'начало действия',
      'действует с',
      'период действия',
      'период',
      'срок, с которого установлена ставка',
      'von',
      'ab',
      'gültig ab',
      'du',
      'desde',
      'dal',
      'od',
      'obowiązuje od',
      'діє з',
      '起始日期',
    ],
    until: [
      'to',
      'until',
      'valid to',
      'end',
      'end date',
      'to date',
      'по',
      'дата окончания',
      'bis',
      'au',
      'hasta',
      'al',
      'do',
    ],
    percent: [...RATE_WORDS, 'размер ставки (%, годовых)', 'размер ставки', 'ставка рефинансирования'],
  },
  required: ['day', 'percent'],
  days: ['day'],
  accepts: (folded) => !folded.some((name) => OF_OTHERS.has(name)),
  records: () => ['rate'],
  refuse: (reading, header) => {
    const percent = header.findIndex((name) => findReferenceRate(name) !== null);
    return codeOf(reading, header, percent) === ''
      ? { rule: 'missing_required', severity: 'hold', field: 'code' }
      : null;
  },
  rows(columns, reading, header) {
    const code = codeOf(reading, header, columns.percent ?? -1);
    const read = readRates(cellsOf<string>(columns, reading), [{ code, field: 'percent' }]);
    return (row) => {
      const place = columns.day ?? 0;
      const first = FIRST_DAY.exec(row.cells[place]?.trim() ?? '')?.[1];
      return read(first === undefined ? row : { ...row, cells: row.cells.with(place, first) });
    };
  },
});

/** Periods of coupons and of codes, and tables with days of their own, are something else. */
const OF_OTHERS = new Set<string>([
  ...COLUMN_WORDS.day,
  ...COLUMN_WORDS.isin,
  ...COLUMN_WORDS.ticker,
  ...COLUMN_WORDS.name,
  ...COLUMN_WORDS.couponRate,
  'currency',
  'tenor',
]);
