import type { CodeRecord, CodeScheme } from '#domain/import/records.ts';
import type { Subject } from '#domain/import/subject.ts';
import type { Decoded } from '../../decode/peek.ts';
import type { Read, Reading } from '../format.ts';
import { Reads, valuesOf } from '../json-reading.ts';
import { listOf, memberOf, textOf } from '../json-value.ts';
import { withoutMissing } from '../without-missing.ts';

const CODES: readonly (readonly [string, CodeScheme])[] = [
  ['figi', 'figi'],
  ['compositeFIGI', 'composite_figi'],
  ['shareClassFIGI', 'share_class_figi'],
];

/** Answers of OpenFIGI: a list of answers to a mapping, or one answer to a search. Each item is one listing. */
export async function* readFigis(decoded: Decoded, reading: Reading): AsyncIterable<readonly Read[]> {
  const reads = new Reads();
  for await (const answer of valuesOf(decoded)) {
    const problem = textOf(memberOf(answer, 'warning')) ?? textOf(memberOf(answer, 'error'));
    if (problem)
      reads.find(answer, {
        rule: 'skipped',
        severity: 'note',
        value: problem,
        details: { why: 'not_found' },
      });
    const seen = new Set<string>();
    for (const item of listOf(memberOf(answer, 'data'))) addItem(reads, item, reading, seen);
  }
  yield reads.take();
}

function addItem(reads: Reads, item: unknown, { subject }: Reading, seen: Set<string>): void {
  const type = textOf(memberOf(item, 'securityType2')) ?? '';
  if (/option|future|warrant|index|currency/i.test(type)) {
    reads.find(item, { rule: 'skipped', severity: 'note', value: type, details: { why: 'not_a_security' } });
    return;
  }
  const about = {
    ...subject,
    ...withoutMissing<Subject>({
      figi: textOf(memberOf(item, 'shareClassFIGI')) ?? textOf(memberOf(item, 'figi')),
      ticker: textOf(memberOf(item, 'ticker')),
      board: textOf(memberOf(item, 'exchCode')),
      name: textOf(memberOf(item, 'name')),
    }),
  };
  const records = CODES.flatMap(([member, scheme]): CodeRecord[] => {
    const value = textOf(memberOf(item, member));
    if (value === undefined || seen.has(`${scheme} ${value}`)) return [];
    seen.add(`${scheme} ${value}`);
    return [{ type: 'code', subject: about, scheme, place: '', value }];
  });
  reads.add(item, records);
}
