import { readFileSync } from 'node:fs';
import type { Finding } from '#domain/import/finding.ts';
import type { ImportRecord } from '#domain/import/records.ts';
import { DecodeRefusal } from '../decode/decode-refusal.ts';
import type { Decoded, Peek, PeekedTable, TableRow, XmlEvent } from '../decode/peek.ts';
import type { ImportFormat, Read, Reading } from './format.ts';
import { memberOf } from './json-value.ts';

/** A small file in memory: what `decode` gives for it, without its threads. */
export interface Fixture {
  readonly peek: Peek;
  readonly decoded: Decoded;
}

export const MICS: Readonly<Record<string, string>> = {
  'yahoo .DE': 'XETR',
  'yahoo .L': 'XLON',
  'yahoo .HE': 'XHEL',
  'yahoo .T': 'XTKS',
  'stooq .US': 'XNYS',
  'moex_board TQBR': 'MISX',
  'financedatabase TLV': 'XTAE',
};

export const plainReading: Reading = {
  subject: {},
  constants: {},
  columns: {},
  decimal: '.',
  findMic: (scheme, alias) => MICS[`${scheme} ${alias}`] ?? null,
};

/** `path` is relative to this folder, such as `yahoo-daily/fixtures/ALBA.DE.csv`. */
export function openFixture(path: string): Fixture {
  const text = readFileSync(new URL(path, import.meta.url), 'utf8');
  const parts = path.split('/');
  return openText(parts.at(-1) ?? '', text, parts.at(-2));
}

export function openText(name: string, text: string, folder?: string): Fixture {
  const start = { name, bytes: text.length, ...(folder === undefined ? {} : { folder }) };
  if (/^\s*[{[]/.test(text)) return openJson(start, text);
  return /^\s*<(?!\w+>[;,\t])/.test(text) ? openXml(start, text) : openTable(start, text);
}

export interface Outcome {
  readonly records: readonly ImportRecord[];
  readonly findings: readonly Finding[];
  readonly reads: readonly Read[];
}

/** Everything that a format reads from a fixture, as the run would: with the subject that the name gives. */
export async function readAll(
  format: ImportFormat,
  { peek, decoded }: Fixture,
  reading: Partial<Reading> = {},
): Promise<Outcome> {
  const decimal = peek.content.kind === 'table' ? peek.content.decimal : '.';
  const subject = { ...format.subjectOf?.(peek, plainReading), ...reading.subject };
  const reads: Read[] = [];
  for await (const batch of format.read(decoded, { ...plainReading, decimal, ...reading, subject }))
    reads.push(...batch);
  return {
    reads,
    records: reads.flatMap((read) => ('records' in read ? read.records : [])),
    findings: reads.flatMap((read) => ('finding' in read ? [read.finding] : [])),
  };
}

type Start = Omit<Peek, 'content'>;

function openTable(start: Start, text: string): Fixture {
  const delimiter = [';', '\t', '|'].find((each) => text.split('\n', 1)[0]?.includes(each)) ?? ',';
  const rows = splitRows(text, delimiter);
  const [header = [], ...cells] = rows.map((row) => row.cells);
  const isComma = delimiter !== ',' && cells.flat().some((cell) => /^-?\d[\d ]*,\d+$/.test(cell));
  const content: PeekedTable = {
    kind: 'table',
    source: 'csv',
    delimiter,
    decimal: isComma ? ',' : '.',
    header,
    sample: cells.slice(0, 20),
  };
  // Two batches: no format may depend on having all rows in one.
  const batches = [rows.slice(1, 3), rows.slice(3)];
  return {
    peek: { ...start, content },
    decoded: { kind: 'table', header, rows: () => each(batches.filter(({ length }) => length > 0)) },
  };
}

function openJson(start: Start, text: string): Fixture {
  const value: unknown = JSON.parse(text);
  const keys = new Set<string>();
  collectKeys(value, [], keys);
  return {
    peek: { ...start, content: { kind: 'json', keys, text: text.slice(0, 65_536) } },
    decoded: {
      kind: 'json',
      whole: async () => value,
      elements: (path) => each(elementsAt(value, path)),
    },
  };
}

function elementsAt(value: unknown, path: readonly string[]): readonly unknown[] {
  const found = memberOf(value, ...path);
  if (path.length > 0 && !Array.isArray(found)) throw new DecodeRefusal('no_such_path');
  return Array.isArray(found) ? found : [found];
}

function collectKeys(value: unknown, path: readonly string[], keys: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) collectKeys(item, path, keys);
  else if (typeof value === 'object' && value !== null && path.length < 3)
    for (const [key, item] of Object.entries(value)) {
      keys.add([...path, key].join('.'));
      collectKeys(item, [...path, key], keys);
    }
}

function openXml(start: Start, text: string): Fixture {
  const events = [...text.matchAll(/<\?[^>]*\?>|<(\/?)([\w:]+)([^>]*?)(\/?)>|([^<]+)/g)].flatMap(toEvents);
  const root = events.find((event) => event.type === 'open')?.name ?? '';
  return {
    peek: { ...start, content: { kind: 'xml', root, text: text.slice(0, 65_536) } },
    decoded: { kind: 'xml', events: () => each([events.slice(0, 5), events.slice(5)]) },
  };
}

function toEvents([, closing, name, attributes = '', empty, text]: RegExpMatchArray): XmlEvent[] {
  if (text !== undefined) return [{ type: 'text', text }];
  if (name === undefined) return [];
  if (closing) return [{ type: 'close', name }];
  const pairs = [...attributes.matchAll(/([\w:]+)="([^"]*)"/g)].map(
    ([, key = '', value = '']) => [key, value] as const,
  );
  const open: XmlEvent = { type: 'open', name, attributes: new Map(pairs) };
  return empty ? [open, { type: 'close', name }] : [open];
}

function splitRows(text: string, delimiter: string): TableRow[] {
  const rows: TableRow[] = [];
  let [cells, cell, isQuoted, line, start, from]: [string[], string, boolean, number, number, number] = [
    [],
    '',
    false,
    1,
    1,
    0,
  ];
  for (let at = 0; at <= text.length; at += 1) {
    const sign = text[at] ?? '\n';
    if (sign === '\n') line += 1;
    if (sign === '"') {
      if (isQuoted && text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = !isQuoted;
    } else if (isQuoted || (sign !== delimiter && sign !== '\n' && sign !== '\r')) cell += sign;
    else if (sign === delimiter || sign === '\n') {
      cells.push(cell);
      cell = '';
      if (sign !== '\n') continue;
      if (cells.length > 1 || cells[0] !== '') rows.push({ line: start, raw: text.slice(from, at), cells });
      [cells, start, from] = [[], line, at + 1];
    }
  }
  return rows;
}

async function* each<T>(items: readonly T[]): AsyncIterable<T> {
  yield* items;
}
