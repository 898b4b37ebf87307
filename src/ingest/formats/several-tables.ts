import type { Peek } from '../decode/peek.ts';
import { findColumns } from './columns.ts';
import type { ImportFormat, Recognition } from './format.ts';
import { NOT_THIS } from './score.ts';
import { readTable, recogniseTable, type TableSpec } from './table-format.ts';

/** What `bestOf` chooses among; each knows its own columns. */
interface Variant {
  recognise(peek: Peek): Recognition;
  hasColumns(header: readonly string[], assigned: Readonly<Record<string, string>>): boolean;
  read: ImportFormat['read'];
  subjectOf?: ImportFormat['subjectOf'];
}

export function variant<F extends string>(spec: TableSpec<F>): Variant {
  return {
    recognise: (peek) => recogniseTable(spec, peek),
    hasColumns(header, assigned) {
      const columns = findColumns(spec.plainHeader?.(header) ?? header, spec.names, assigned);
      return spec.required.every((field) => columns[field] !== undefined);
    },
    read: (decoded, reading) => readTable(spec, decoded, reading),
    ...(spec.subjectOf ? { subjectOf: spec.subjectOf } : {}),
  };
}

/** One format whose tables come in several shapes: the first whose required columns are there reads the file. */
export function bestOf(code: string, variants: readonly Variant[]): ImportFormat {
  const scored = (peek: Peek) =>
    variants
      .map((each) => ({ each, recognition: each.recognise(peek) }))
      .toSorted((a, b) => b.recognition.score - a.recognition.score)[0];
  return {
    code,
    recognise: (peek) => scored(peek)?.recognition ?? NOT_THIS,
    subjectOf: (peek, reading) => scored(peek)?.each.subjectOf?.(peek, reading) ?? {},
    read(decoded, reading) {
      if (decoded.kind !== 'table') throw new Error(`${code} reads tables only`);
      const fitting =
        variants.find((each) => each.hasColumns(decoded.header, reading.columns)) ?? variants[0];
      if (!fitting) throw new Error(`${code} has no variant`);
      return fitting.read(decoded, reading);
    },
  };
}
