import type { Connector } from './connector.ts';

type Paging = NonNullable<Connector['paging']>;

export interface Page {
  /** Of the request that follows; null: this is the last. */
  readonly next: number | null;
  readonly isEmpty: boolean;
}

export const firstPage = ({ by }: Paging): number => (by === 'start' ? 0 : 1);

/** What an answer says about the next; null where it is no page at all. */
export function readPage(paging: Paging, document: unknown, current: number): Page | null {
  return paging.by === 'start'
    ? readBlock(document, paging.block, current)
    : readNumbered(document, paging.last, current);
}

function readBlock(document: unknown, block: string, start: number): Page | null {
  const rows = memberOf(memberOf(document, block), 'data');
  if (!Array.isArray(rows)) return null;
  const cursor = memberOf(document, `${block}.cursor`);
  const columns = memberOf(cursor, 'columns');
  const first = memberOf(memberOf(cursor, 'data'), '0');
  const total = Array.isArray(columns) ? memberOf(first, String(columns.indexOf('TOTAL'))) : undefined;
  const next = start + rows.length;
  const isLast = rows.length === 0 || (typeof total === 'number' && next >= total);
  return { next: isLast ? null : next, isEmpty: rows.length === 0 };
}

function readNumbered(document: unknown, path: readonly string[], current: number): Page | null {
  const rows = memberOf(document, 'data');
  if (!Array.isArray(rows)) return null;
  const last = path.reduce<unknown>(memberOf, document);
  return {
    next: typeof last === 'number' && current < last ? current + 1 : null,
    isEmpty: rows.length === 0,
  };
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
}
