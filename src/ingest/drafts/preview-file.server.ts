import type { Finding } from '#domain/import/finding.ts';
import type { ImportRecord } from '#domain/import/records.ts';
import { DecodeRefusal } from '../decode/decode-refusal.ts';
import type { Decoder } from '../decode/decoder.server.ts';
import type { FileSource } from '../decode/source.ts';
import { anyTable } from '../formats/any-table/any-table.ts';
import { guessAs, guessMapping } from '../formats/any-table/guess-mapping.ts';
import type { Read, Reading } from '../formats/format.ts';
import { findFormat } from '../formats/registry.ts';
import { BUILTIN_RECIPES } from '../mapping/builtin-recipes.ts';
import type { Recipe } from '../mapping/recipe.ts';
import { recognise } from '../mapping/recognise.ts';
import { toReading } from '../mapping/to-reading.ts';
import type { FileChoices } from './draft.ts';
import { toDecodeChoice, toRunChoices } from './draft-source.server.ts';

const SHOWN = 20;

export interface PreviewedFile {
  /** The record type that its rows are read as, where the columns are assigned. */
  readonly record: ImportRecord['type'] | null;
  /** Field → column, as they are read now, and which of them were guessed. */
  readonly columns: Readonly<Record<string, string>>;
  readonly guessed: readonly string[];
  readonly rows: readonly PreviewedRow[];
}

export interface PreviewedRow {
  readonly line: number;
  readonly values: Readonly<Record<string, string>>;
  readonly fault: Pick<Finding, 'rule' | 'field' | 'value'> | null;
}

interface PreviewOptions {
  readonly choices: FileChoices;
  readonly recipes: readonly Recipe[];
  readonly findMic: Reading['findMic'];
}

/** The first records of a file as the values that would be stored; null where it cannot be read that way. */
export async function previewFile(
  decoder: Decoder,
  source: FileSource,
  { choices, recipes, findMic }: PreviewOptions,
): Promise<PreviewedFile | null> {
  try {
    const { peek, decoded } = await decoder.openFile(source, toDecodeChoice(choices));
    const found = recognise(peek, [...BUILTIN_RECIPES, ...recipes]);
    const isOwn = found.kind === 'decided' && (!choices.format || choices.format === found.format.code);
    const recipe = isOwn ? found.recipe : null;
    const format = choices.format
      ? findFormat(choices.format)
      : found.kind === 'decided'
        ? found.format
        : peek.content.kind === 'table'
          ? anyTable
          : undefined;
    if (!format || (format === anyTable && peek.content.kind !== 'table')) return null;
    const reading = toReading(peek, format, recipe, findMic, toRunChoices(choices));
    const table = peek.content.kind === 'table' ? peek.content : null;
    const guess =
      format === anyTable && table
        ? reading.record
          ? guessAs(reading.record, table)
          : guessMapping(table)
        : null;
    return {
      record: reading.record ?? null,
      columns: reading.columns,
      guessed: Object.keys(guess?.columns ?? {}).filter(
        (field) => choices.columns?.[field] === undefined && !recipe?.columns[field],
      ),
      rows: (await readFirst(format.read(decoded, reading))).map(toRow),
    };
  } catch (error) {
    if (error instanceof DecodeRefusal) return null;
    throw error;
  }
}

async function readFirst(reads: AsyncIterable<readonly Read[]>): Promise<Read[]> {
  const first: Read[] = [];
  for await (const batch of reads) {
    first.push(...batch.slice(0, SHOWN - first.length));
    if (first.length >= SHOWN) break;
  }
  return first;
}

function toRow(read: Read): PreviewedRow {
  if ('finding' in read) {
    const { rule, field, value } = read.finding;
    return {
      line: read.line,
      values: {},
      fault: { rule, ...(field !== undefined && { field }), ...(value !== undefined && { value }) },
    };
  }
  return { line: read.line, values: Object.assign({}, ...read.records.map(valuesOf)), fault: null };
}

/** The fields of a record under the names that columns are assigned to, with the codes of its subject among them. */
function valuesOf({ type: _, ...record }: ImportRecord): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of Object.entries(record)) {
    if (typeof value === 'object' && value !== null) Object.assign(values, flatten(value));
    else if (value !== undefined && value !== null && value !== '')
      values[name === 'last' ? 'close' : name] = String(value);
  }
  return values;
}

const flatten = (part: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(part)
      .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
      .map(([name, value]) => [name, String(value)]),
  );
