import type { Decoded, Peek, XmlEvent } from '../decode/peek.ts';
import { entriesOf, isObject, listOf, memberOf, textOf } from './json-value.ts';

/** A row of a block of ISS, the interface of the Moscow Exchange: names of columns in capitals. */
export type IssRow = ReadonlyMap<string, unknown>;

export type IssBlocks = ReadonlyMap<string, readonly IssRow[]>;

const toRow = (columns: readonly string[], values: readonly unknown[]): IssRow =>
  new Map(columns.map((name, place) => [name.toUpperCase(), values[place]]));

/** The three forms of one answer: JSON (compact or extended), XML, and CSV, where one block follows another. */
export async function readBlocks(decoded: Decoded, decimal: '.' | ','): Promise<IssBlocks> {
  if (decoded.kind === 'json') return jsonBlocks(await decoded.whole());
  if (decoded.kind === 'xml') return xmlBlocks(decoded.events());
  const blocks = new Map<string, IssRow[]>();
  let { header } = decoded;
  let isHeader = false;
  const open = () => {
    const block = blockOf(header);
    const rows = blocks.get(block) ?? [];
    blocks.set(block, rows);
    return rows;
  };
  let rows = open();
  for await (const batch of decoded.rows())
    for (const { cells } of batch) {
      // The name of the next block stands alone in its line, and its columns in the next one.
      if (cells.length < Math.min(2, decoded.header.length)) isHeader = true;
      else if (isHeader) {
        header = cells;
        isHeader = false;
        rows = open();
      } else rows.push(toRow(header, decimal === ',' ? cells.map(withPoint) : cells));
    }
  return blocks;
}

const withPoint = (cell: string) => (/^-?\d+,\d+$/.test(cell) ? cell.replace(',', '.') : cell);

/** Which block a table is, by its columns. */
export function blockOf(header: readonly string[]): string {
  const names = new Set(header.map((name) => name.trim().toUpperCase()));
  if (names.has('COUPONDATE')) return 'coupons';
  if (names.has('AMORTDATE')) return 'amortizations';
  if (names.has('OFFERDATE') && names.has('OFFERDATESTART')) return 'offers';
  if (names.has('BEGIN') && names.has('END') && names.has('CLOSE')) return 'candles';
  if (names.has('REGISTRYCLOSEDATE')) return 'dividends';
  if (names.has('INDEX') && names.has('TOTAL')) return 'cursor';
  return names.has('TRADEDATE') && names.has('CLOSE') ? 'history' : 'securities';
}

export function jsonBlocks(document: unknown): IssBlocks {
  const extended = listOf(document).flatMap(entriesOf);
  const entries = isObject(document) ? entriesOf(document) : extended;
  return new Map(
    entries.flatMap(([name, block]) => {
      const columns = listOf(memberOf(block, 'columns')).map((column) => textOf(column) ?? '');
      if (columns.length > 0)
        return [[name, listOf(memberOf(block, 'data')).map((row) => toRow(columns, listOf(row)))]] as const;
      const rows = listOf(block).filter(isObject);
      return rows.length === 0 ? [] : ([[name, rows.map(objectRow)]] as const);
    }),
  );
}

const objectRow = (row: unknown): IssRow =>
  new Map(entriesOf(row).map(([name, value]) => [name.toUpperCase(), value]));

async function xmlBlocks(events: AsyncIterable<readonly XmlEvent[]>): Promise<IssBlocks> {
  const blocks = new Map<string, IssRow[]>();
  let rows: IssRow[] = [];
  for await (const batch of events)
    for (const event of batch) {
      if (event.type !== 'open') continue;
      if (event.name === 'data') {
        rows = [];
        blocks.set(event.attributes.get('id') ?? '', rows);
      }
      if (event.name === 'row')
        rows.push(new Map([...event.attributes].map(([name, value]) => [name.toUpperCase(), value])));
    }
  return blocks;
}

/** Whether the beginning of a file has a block of this name, with this column. */
export function hasBlock({ content }: Peek, block: string, column: string): boolean {
  if (content.kind === 'table') {
    const names = content.header.map((name) => name.trim().toUpperCase());
    return names.includes(column.toUpperCase()) && blockOf(names) === block;
  }
  const at = content.text.search(
    new RegExp(content.kind === 'json' ? `"${block}"\\s*:` : `<data id="${block}"`),
  );
  if (at < 0) return false;
  const start = content.text.slice(at);
  if (content.kind === 'xml')
    return content.root === 'document' && new RegExp(`[\\s"]${column}["=]`, 'i').test(start);
  // A catalogue of columns has the same blocks, whose columns are `id, name, title`.
  const columns = content.keys.has(`${block}.columns`)
    ? /"columns"\s*:\s*\[([^\]]*)\]/.exec(start)?.[1]
    : start;
  return content.keys.has(`${block}.columns`) || content.keys.has('charsetinfo')
    ? new RegExp(`"${column}"`, 'i').test(columns ?? '')
    : false;
}
