import type { Peek } from '../decode/peek.ts';
import { findColumns, foldHeader } from './columns.ts';
import type { ImportFormat, Recognition } from './format.ts';
import { NOT_THIS } from './score.ts';
import { readTable, recogniseTable, type TableSpec } from './table-format.ts';

type Rows = readonly (readonly string[])[];

/** One shape of a table; each knows its own columns. */
interface Variant {
  recognise(peek: Peek): Recognition;
  /** How well a header fits: all required columns and nothing against it, all required columns, or not at all. */
  fit(header: readonly string[], assigned: Readonly<Record<string, string>>, above: Rows): 0 | 1 | 2;
  read: ImportFormat['read'];
  subjectOf?: ImportFormat['subjectOf'];
}

export function variant<F extends string>(spec: TableSpec<F>): Variant {
  return {
    recognise: (peek) => recogniseTable(spec, peek),
    fit(header, assigned, above) {
      const plain = spec.plainHeader?.(header) ?? header;
      const columns = findColumns(plain, spec.names, assigned);
      if (spec.required.some((field) => columns[field] === undefined)) return 0;
      return spec.accepts?.(foldHeader(plain), columns, headerOnly(header, above)) === false ? 1 : 2;
    },
    read: (decoded, reading) => readTable(spec, decoded, reading),
    ...(spec.subjectOf ? { subjectOf: spec.subjectOf } : {}),
  };
}

/** One format whose tables come in several shapes: the first that fits best reads the file. */
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
      const { header, above = [] } = decoded;
      const [best] = variants.toSorted(
        (a, b) => b.fit(header, reading.columns, above) - a.fit(header, reading.columns, above),
      );
      if (!best) throw new Error(`${code} has no variant`);
      return best.read(decoded, reading);
    },
  };
}

const headerOnly = (header: readonly string[], above: Rows): Peek => ({
  name: '',
  bytes: 0,
  content: { kind: 'table', source: 'csv', decimal: '.', above, header, sample: [] },
});
