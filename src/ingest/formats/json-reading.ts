import type { Finding } from '#domain/import/finding.ts';
import type { ImportRecord } from '#domain/import/records.ts';
import type { Decoded } from '../decode/peek.ts';
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

/** The values of a JSON document: the elements of a list, or the document itself. */
export function valuesOf(decoded: Decoded): AsyncIterable<unknown> {
  if (decoded.kind !== 'json') throw new Error('This format reads JSON only');
  return decoded.elements([]);
}
