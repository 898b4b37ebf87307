import type { Finding } from '#domain/import/finding.ts';
import type { ImportRecord } from '#domain/import/records.ts';
import type { Decoded, Peek } from '../decode/peek.ts';
import type { Read } from './format.ts';

/** What a JSON document says, record by record; JSON and XML have no lines, so records are counted. */
export class Reads {
  readonly #reads: Read[] = [];
  #line = 0;

  add(raw: unknown, records: readonly ImportRecord[]): void {
    this.#line += 1;
    this.#reads.push({ line: this.#line, raw: toRaw(raw), records });
  }

  find(raw: unknown, finding: Omit<Finding, 'line'>): void {
    this.#line += 1;
    this.#reads.push({ line: this.#line, raw: toRaw(raw), finding: { ...finding, line: this.#line } });
  }

  put(raw: unknown, outcome: ImportRecord | Omit<Finding, 'line'>): void {
    if ('rule' in outcome) this.find(raw, outcome);
    else this.add(raw, [outcome]);
  }

  /** What was added since the last time. */
  take(): readonly Read[] {
    return this.#reads.splice(0);
  }
}

const toRaw = (raw: unknown) => (typeof raw === 'string' ? raw : JSON.stringify(raw));

/** The elements of a list in a document; of one that was decoded as a table, its rows. */
export async function* elementsOf(decoded: Decoded, path: readonly string[]): AsyncIterable<unknown> {
  if (decoded.kind === 'json') return yield* decoded.elements(path);
  if (decoded.kind !== 'table') throw new Error('This format reads JSON only');
  for await (const rows of decoded.rows())
    for (const { cells } of rows)
      yield Object.fromEntries(decoded.header.map((name, place) => [name, toValue(cells[place] ?? '')]));
}

/** Nested values of a table are JSON text. */
function toValue(cell: string): unknown {
  if (!/^[[{]/.test(cell)) return cell === '' ? undefined : cell;
  try {
    return JSON.parse(cell);
  } catch {
    return cell;
  }
}

/** Names of members at the top of a document, or of the objects in a list. */
export function topKeys({ content }: Peek): ReadonlySet<string> {
  if (content.kind === 'table')
    return new Set(content.source === 'csv' || content.source === 'xlsx' ? [] : content.header);
  if (content.kind !== 'json') return new Set();
  return content.keys;
}
