import type { Decoded } from '../../decode/peek.ts';
import type { Read } from '../format.ts';
import { Reads, valuesOf } from '../json-reading.ts';
import { memberOf, textOf } from '../json-value.ts';
import { asLatestStatement } from './bods-before.ts';
import { personName, readStatement } from './bods-statement.ts';

const BATCH = 500;

/** Statements of the Beneficial Ownership Data Standard: entities, people, and the relationships between them. */
export async function* readBods(decoded: Decoded): AsyncIterable<readonly Read[]> {
  const known = new Map<string, { readonly type: string; readonly name: string | undefined }>();
  for await (const value of valuesOf(decoded)) {
    const statement = asLatestStatement(value);
    const id = textOf(memberOf(statement, 'recordId'));
    const type = textOf(memberOf(statement, 'recordType')) ?? '';
    const name = type === 'person' ? personName(memberOf(statement, 'recordDetails')) : undefined;
    if (id !== undefined && type !== 'relationship') known.set(id, { type, name });
  }
  const reads = new Reads();
  let count = 0;
  for await (const statement of valuesOf(decoded)) {
    const outcome = readStatement(asLatestStatement(statement), known);
    if ('rule' in outcome) reads.find(statement, outcome);
    else reads.add(statement, outcome.records);
    count += 1;
    if (count % BATCH === 0) yield reads.take();
  }
  yield reads.take();
}
