import type { RecordType } from '#domain/import/records.ts';
import type { Peek, TableRow } from '../../decode/peek.ts';
import { cellsOf } from '../cells.ts';
import type { Columns } from '../columns.ts';
import type { ImportFormat, Read, Reading, Recognition } from '../format.ts';
import { priceReads } from '../price-row.ts';
import { NOT_THIS } from '../score.ts';
import { plainSubject } from '../subject-of-name.ts';
import { type SubjectField, subjectReader } from '../subject-row.ts';
import { readTable, type TableSpec } from '../table-format.ts';
import { buildRecord } from './build-record.ts';
import { guessMapping } from './guess-mapping.ts';
import { namesOf, RECORD_FIELDS } from './record-fields.ts';

/** A guess is always below what is accepted without a question: a person confirms it, or a saved recipe does. */
const COMPLETE = 0.6;
const PARTIAL = 0.3;

/** Any table whose columns a recipe or a person assigned to the fields of a record type. */
export const anyTable: ImportFormat = {
  code: 'any-table',
  recognise,
  subjectOf: (peek, { findMic }) => plainSubject(peek, findMic),
  read(decoded, reading) {
    if (decoded.kind !== 'table') throw new Error('any-table reads tables only');
    return readTable(specOf(reading.record ?? 'price'), decoded, reading);
  },
};

function recognise({ content }: Peek): Recognition {
  if (content.kind !== 'table') return NOT_THIS;
  const guess = guessMapping(content);
  if (!guess)
    return {
      score: 0.1,
      reasons: [{ code: 'columns', details: { found: 0, of: content.header.length } }],
      records: [],
    };
  const found = Object.keys(guess.columns).length;
  return {
    score: guess.isComplete ? COMPLETE : PARTIAL,
    reasons: [{ code: 'columns', details: { found, of: content.header.length } }],
    records: [guess.record],
  };
}

function specOf(record: RecordType): TableSpec<string> {
  const fields = RECORD_FIELDS[record];
  return {
    code: 'any-table',
    names: Object.fromEntries(fields.map(({ name }) => [name, namesOf(name)])),
    required: fields.filter(({ isRequired }) => isRequired).map(({ name }) => name),
    days: fields.filter(({ kind }) => kind === 'day').map(({ name }) => name),
    records: () => [record],
    rows: (columns, reading) => readRows(record, columns, reading),
  };
}

function readRows(
  record: RecordType,
  columns: Columns<string>,
  reading: Reading,
): (row: TableRow) => readonly Read[] {
  const cells = cellsOf<string>(columns, reading);
  const subjectOf = subjectReader(columns as Columns<SubjectField>, cells, reading);
  return (row) => {
    const { line, raw } = row;
    cells.open(row);
    const subject = subjectOf();
    const built = buildRecord(record, cells, subject);
    if (record === 'price')
      return [priceReads(row, cells, built?.type === 'price' ? built : null, subject.kind === 'index')];
    const fault = cells.fault();
    if (fault) return [{ line, raw, finding: fault }];
    return [
      built
        ? { line, raw, records: [built] }
        : { line, raw, finding: { rule: 'no_values', severity: 'note', line } },
    ];
  };
}
