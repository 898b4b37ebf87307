import { RECORD_ORDER } from '#domain/import/record-order.ts';
import type { RecordType } from '#domain/import/records.ts';
import { columnName, RECORD_FIELDS, type RecordField } from '../formats/any-table/record-fields.ts';
import { headerHash } from './header-hash.ts';
import { parseRecipe, type Recipe } from './recipe.ts';

const NAMES: Partial<Record<RecordType, string>> = { 'bond-terms': 'bond-terms.csv', person: 'people.csv' };

/** `price` → prices.csv. */
export const templateName = (record: RecordType) => NAMES[record] ?? `${record}s.csv`;

export const TEMPLATE_NAMES: readonly string[] = RECORD_ORDER.map(templateName);

/** An empty file to fill in: the header, and a row that says how each column is written; null for an unknown name. */
export function findTemplate(name: string): string | null {
  const record = RECORD_ORDER.find((each) => templateName(each) === name || each === name);
  if (!record) return null;
  const fields = RECORD_FIELDS[record];
  return `${fields.map(({ name: field }) => columnName(field)).join(',')}\n${fields.map(comment).join(',')}\n`;
}

const WRITTEN: Readonly<Record<RecordField['kind'], string>> = {
  day: 'YYYY-MM-DD',
  number: '0.00',
  text: 'abc',
};

/** `*` is required. The row is skipped when the file is read: its first cell begins with a sharp. */
const comment = ({ kind, isRequired }: RecordField, place: number) =>
  `${place === 0 ? '# ' : ''}${WRITTEN[kind]}${isRequired ? ' *' : ''}`;

/** A filled template is known by its columns. */
export const templateRecipes = (): Recipe[] =>
  RECORD_ORDER.map((record) =>
    parseRecipe({
      code: `template-${record}`,
      format: 'any-table',
      record,
      headerHash: headerHash(RECORD_FIELDS[record].map(({ name }) => columnName(name))),
    }),
  );
