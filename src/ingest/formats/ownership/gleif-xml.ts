import type { ImportRecord, IssuerRecord } from '#domain/import/records.ts';
import type { Subject } from '#domain/import/subject.ts';
import type { Decoded } from '../../decode/peek.ts';
import type { Read } from '../format.ts';
import { toRelation } from '../gleif-relation.ts';
import { Reads } from '../json-reading.ts';
import { dayOf } from '../json-value.ts';
import { withoutMissing } from '../without-missing.ts';
import { type XmlRecord, xmlRecords } from '../xml-records.ts';

const BATCH = 500;
const PERIOD = 'Relationship/RelationshipPeriods/RelationshipPeriod';

/** The golden copies of GLEIF: legal entities (level 1) and relationships (level 2). */
export async function* readGleifXml(
  decoded: Extract<Decoded, { kind: 'xml' }>,
): AsyncIterable<readonly Read[]> {
  const reads = new Reads();
  let count = 0;
  for await (const record of xmlRecords(decoded.events(), new Set(['LEIRecord', 'RelationshipRecord']))) {
    const found = record.name === 'LEIRecord' ? entityOf(record) : relationOf(record);
    reads.put(
      Object.fromEntries(record.values),
      found ?? { rule: 'skipped', severity: 'note', details: { why: 'not_ownership' } },
    );
    count += 1;
    if (count % BATCH === 0) yield reads.take();
  }
  yield reads.take();
}

function entityOf({ values }: XmlRecord): IssuerRecord | null {
  const lei = values.get('LEI');
  const name = values.get('Entity/LegalName');
  const country = values.get('Entity/LegalAddress/Country');
  if (lei === undefined || name === undefined) return null;
  return withoutMissing<IssuerRecord>({
    type: 'issuer',
    subject: withoutMissing<Subject>({ lei, name, country }),
    name,
    country,
  });
}

function relationOf({ values }: XmlRecord): ImportRecord | null {
  return toRelation({
    start: values.get('Relationship/StartNode/NodeID'),
    end: values.get('Relationship/EndNode/NodeID'),
    type: values.get('Relationship/RelationshipType'),
    status: values.get('Relationship/RelationshipStatus'),
    // Of several periods the first is known: its type says whether it is the relation's own.
    periods: [
      {
        type: values.get(`${PERIOD}/PeriodType`),
        startsOn: dayOf(values.get(`${PERIOD}/StartDate`)),
        endsOn: dayOf(values.get(`${PERIOD}/EndDate`)),
      },
    ],
  });
}
