import {
  FIELDS,
  type FieldName,
  type FieldTexts,
  GIVEN,
  type GivenName,
} from '#domain/bond-calculator/calculator-fields.ts';
import { rewrite, type WriteDay } from '#domain/bond-calculator/field-texts.ts';
import { fieldsOfMarket } from '#domain/bond-calculator/schedule-fields.ts';
import type { DecimalMark } from '#domain/numbers/typed-number.ts';
import type { CalculatorStart } from './calculator-start.ts';
import { startTexts } from './calculator-start.ts';

export const CALCULATOR_PATH = '/calculator/';

export type CalculatorQuery = { readonly [Field in FieldName]?: string | undefined } & {
  readonly bond?: string | undefined;
  readonly written?: 'point' | 'comma' | undefined;
};

/**
 * The fields that an address requests, as a reader with this decimal mark would have typed them. What it does not name
 * is as the start has it; what cannot be read stays as it stands there.
 */
export function textsOf(
  query: CalculatorQuery,
  start: CalculatorStart,
  mark: DecimalMark,
  day?: WriteDay,
): FieldTexts {
  const first = { ...startTexts(start), ...fieldsOfMarket(query.market ?? '') };
  const from = query.written === 'comma' ? ',' : '.';
  const texts = FIELDS.map((field) => {
    const fromQuery = query[field];
    return [
      field,
      fromQuery === undefined
        ? rewrite(field, first[field], '.', mark, day)
        : rewrite(field, fromQuery, from, mark, day),
    ];
  });
  const read = Object.fromEntries(texts) as Record<FieldName, string>;
  const named = query.by ?? GIVEN.find((given) => query[given] !== undefined);
  return named === undefined ? read : { ...read, by: named };
}

/** They hang on the day and on the market, so that an address without them would mean something else tomorrow. */
const MOVING: readonly FieldName[] = ['date', 'issued', 'matures', 'ratio-date'];

interface PathOptions {
  readonly start: CalculatorStart;
  readonly mark: DecimalMark;
  /** Written to be kept: nothing that may move is left to the start. */
  readonly isLasting?: boolean;
}

/** The address of a calculation: only what differs from its start, and once anything does also what may move. */
export function calculatorPath(texts: FieldTexts, { start, mark, isLasting = false }: PathOptions): string {
  const own = startTexts(start);
  const first = { ...own, ...fieldsOfMarket(texts.market), market: own.market };
  const written = new Map<FieldName, string>();
  const plain = (field: FieldName) => rewrite(field, texts[field], mark, 'address');
  const isUsual = (field: FieldName) => plain(field) === first[field];
  for (const field of FIELDS)
    if (!isHeldByOther(field, texts.by) && !isUsual(field)) written.set(field, plain(field));
  if (written.size > 0 || isLasting) {
    if (isGiven(texts.by) && !written.has(texts.by)) written.set(texts.by, plain(texts.by));
    for (const field of MOVING)
      if (isMoving(field, texts, start) && plain(field) !== '') written.set(field, plain(field));
  }
  // The field that is there shows by itself what is given.
  if (isGiven(texts.by)) written.delete('by');
  const pairs = FIELDS.flatMap((field) => {
    const text = written.get(field);
    return text === undefined ? [] : [`${field}=${encode(text)}`];
  });
  const all = start.bond ? [`bond=${encode(start.bond.string_id)}`, ...pairs] : pairs;
  return all.length === 0 ? CALCULATOR_PATH : `${CALCULATOR_PATH}?${all.join('&')}`;
}

const isGiven = (name: string): name is GivenName => GIVEN.some((given) => given === name);

/** Of price, dirty price and yield only the given one is asked; the others follow. */
const isHeldByOther = (field: FieldName, by: string) => isGiven(field) && isGiven(by) && field !== by;

/** The terms of a stored bond do not move; its settlement does. */
function isMoving(field: FieldName, { coupon }: FieldTexts, { bond }: CalculatorStart): boolean {
  if (field === 'ratio-date') return bond === null && coupon === 'indexed';
  return bond === null || field === 'date';
}

/** What a query may hold as it is stays readable. */
const encode = (text: string) =>
  encodeURIComponent(text.toWellFormed()).replace(/%(?:2C|2F|3A|3B|20)/g, (code) =>
    code === '%20' ? '+' : decodeURIComponent(code),
  );
