import type { ImportRecord, IssuerRecord } from '#domain/import/records.ts';
import type { Subject } from '#domain/import/subject.ts';
import { DecodeRefusal } from '../../decode/decode-refusal.ts';
import type { Decoded } from '../../decode/peek.ts';
import type { ImportFormat, Read } from '../format.ts';
import { toRelation } from '../gleif-relation.ts';
import { Reads } from '../json-reading.ts';
import { dayOf, listOf, memberOf, textOf } from '../json-value.ts';
import { bySignature, NOT_THIS } from '../score.ts';
import { withoutMissing } from '../without-missing.ts';

const ENTITY = /"LEI"\s*:\s*\{\s*"\$"/;
const RELATION = /"StartNode"\s*:\s*\{\s*"NodeID"\s*:\s*\{\s*"\$"/;
const LISTS = ['records', 'relations'] as const;

/** The golden copies of GLEIF as JSON, level 1 and 2: texts stand under `$`, and files are too large to be held. */
export const gleifGolden: ImportFormat = {
  code: 'gleif-golden',
  recognise({ content }) {
    if (content.kind !== 'json') return NOT_THIS;
    if (RELATION.test(content.text)) return bySignature('gleif', ['relation']);
    return ENTITY.test(content.text) ? bySignature('gleif', ['issuer']) : NOT_THIS;
  },
  async *read(decoded): AsyncIterable<readonly Read[]> {
    if (decoded.kind !== 'json') throw new Error('gleif-golden reads JSON only');
    const reads = new Reads();
    for await (const item of itemsOf(decoded)) {
      const record = memberOf(item, 'RelationshipRecord') ?? memberOf(item, 'LEIRecord') ?? item;
      const found = memberOf(record, 'Relationship') === undefined ? entityOf(record) : relationOf(record);
      reads.put(item, found ?? { rule: 'skipped', severity: 'note', details: { why: 'not_ownership' } });
      yield reads.take();
    }
  },
};

/** Which list it is, the file says where it begins. */
async function* itemsOf(decoded: Extract<Decoded, { kind: 'json' }>): AsyncIterable<unknown> {
  for (const [at, name] of LISTS.entries()) {
    try {
      return yield* decoded.elements([name]);
    } catch (error) {
      const isOther = error instanceof DecodeRefusal && error.code === 'no_such_path';
      if (!isOther || at === LISTS.length - 1) throw error;
    }
  }
}

const textIn = (value: unknown, ...path: readonly string[]) => {
  const found = memberOf(value, ...path);
  return textOf(memberOf(found, '$')) ?? textOf(found);
};

/** Withdrawn numbers of entities that have another one, or should have none. */
const WITHDRAWN = new Set(['DUPLICATE', 'ANNULLED']);

function entityOf(record: unknown): IssuerRecord | null {
  const lei = textIn(record, 'LEI');
  const name = textIn(record, 'Entity', 'LegalName');
  const country = textIn(record, 'Entity', 'LegalAddress', 'Country');
  if (lei === undefined || name === undefined) return null;
  if (WITHDRAWN.has(textIn(record, 'Registration', 'RegistrationStatus') ?? '')) return null;
  return withoutMissing<IssuerRecord>({
    type: 'issuer',
    subject: withoutMissing<Subject>({ lei, name, country }),
    name,
    country,
  });
}

function relationOf(record: unknown): ImportRecord | null {
  const relationship = memberOf(record, 'Relationship');
  const periods = memberOf(relationship, 'RelationshipPeriods', 'RelationshipPeriod');
  return toRelation({
    start: textIn(relationship, 'StartNode', 'NodeID'),
    end: textIn(relationship, 'EndNode', 'NodeID'),
    type: textIn(relationship, 'RelationshipType'),
    status: textIn(relationship, 'RelationshipStatus'),
    periods: (Array.isArray(periods) ? listOf(periods) : [periods])
      .filter((period) => period !== undefined)
      .map((period) => ({
        type: textIn(period, 'PeriodType'),
        startsOn: dayOf(textIn(period, 'StartDate')),
        endsOn: dayOf(textIn(period, 'EndDate')),
      })),
  });
}
