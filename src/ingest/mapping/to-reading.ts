import { foldColumnName } from '#domain/import/fold-column-name.ts';
import type { RecordType } from '#domain/import/records.ts';
import type { Subject } from '#domain/import/subject.ts';
import type { Peek } from '../decode/peek.ts';
import { guessAs, guessMapping } from '../formats/any-table/guess-mapping.ts';
import type { ImportFormat, Reading } from '../formats/format.ts';
import { onVenue, withListing } from '../formats/vendor-codes.ts';
import type { Recipe } from './recipe.ts';

/** Prices that the unit of a recipe is about; amounts and numbers of pieces are not. */
const PRICES = ['open', 'high', 'low', 'close', 'average', 'legalClose', 'bid', 'ask'];

/** What a person says for one run, above the recipe. */
export interface RunChoices {
  readonly subject?: Subject;
  readonly columns?: Readonly<Record<string, string>>;
  readonly constants?: Readonly<Record<string, string>>;
  readonly record?: RecordType;
  readonly dayOrder?: 'ymd' | 'dmy' | 'mdy';
  readonly decimal?: '.' | ',';
}

/** How this file is read: what the person says, then the recipe, then what the file itself and its name show. */
export function toReading(
  peek: Peek,
  format: ImportFormat,
  recipe: Recipe | null,
  findMic: Reading['findMic'],
  choices: RunChoices = {},
): Reading {
  const table = peek.content.kind === 'table' ? peek.content : null;
  const assigned = { ...findAssigned(table?.header ?? [], recipe), ...choices.columns };
  const chosen = choices.record ?? recipe?.record;
  const guess =
    format.code === 'any-table' && table ? (chosen ? guessAs(chosen, table) : guessMapping(table)) : null;
  const record = chosen ?? guess?.record;
  const dayOrder = choices.dayOrder;
  return {
    subject: chosenSubject(
      onVenue(format.subjectOf?.(peek, { findMic }) ?? {}, choices.subject ?? {}),
      findMic,
    ),
    constants: { ...recipe?.constants, ...choices.constants },
    columns: { ...guess?.columns, ...assigned },
    decimal: choices.decimal ?? recipe?.decimal ?? table?.decimal ?? '.',
    findMic,
    units: unitsOf(recipe),
    missing: partsOf(recipe, ({ missing }) => missing),
    dayOrders: partsOf(recipe, ({ as }) => (as === undefined ? undefined : orderOf(as))),
    ...(dayOrder ? { dayOrder } : {}),
    ...(record ? { record } : {}),
  };
}

/** A ticker that a person or a name of a file gives is read as that of a row. */
const chosenSubject = (subject: Subject, findMic: Reading['findMic']): Subject =>
  subject.providerCode === undefined ? withListing(subject, findMic) : subject;

/** Whether anything says whom a file without codes in its rows is about; else a person is asked. */
export const isKnown = ({ kind: _kind, country: _country, ...codes }: Subject): boolean =>
  Object.values(codes).some((code) => code !== undefined && code !== '');

type Column = Recipe['columns'][string];

function partsOf<T>(recipe: Recipe | null, read: (column: Column) => T | undefined): Record<string, T> {
  const parts: Record<string, T> = {};
  for (const [field, column] of Object.entries(recipe?.columns ?? {})) {
    const part = read(column);
    if (part !== undefined) parts[field] = part;
  }
  return parts;
}

/** The first name of each column that this header has. */
function findAssigned(header: readonly string[], recipe: Recipe | null): Record<string, string> {
  const present = new Map(header.map((name) => [foldColumnName(name), name]));
  return partsOf(recipe, ({ from }) =>
    [from]
      .flat()
      .map((name) => present.get(foldColumnName(name)))
      .find((name) => name !== undefined),
  );
}

function unitsOf(recipe: Recipe | null): Record<string, string> {
  const unit = recipe?.prices.unit;
  const prices = unit === undefined || unit === '1' ? [] : PRICES.map((field) => [field, unit] as const);
  return { ...Object.fromEntries(prices), ...partsOf(recipe, ({ unit: own }) => own) };
}

/** `DD/MM/YY` is a day first, `MM/DD/YYYY` a month first; what begins with a year is clear. */
function orderOf(pattern: string): 'ymd' | 'dmy' | 'mdy' {
  const unclear = pattern.split('|').find((each) => !each.startsWith('YYYY')) ?? 'YYYY';
  if (unclear.startsWith('Y')) return 'ymd';
  return unclear.startsWith('M') ? 'mdy' : 'dmy';
}
