import type { ImportRecord, IssuerRecord } from '#domain/import/records.ts';
import type { Subject } from '#domain/import/subject.ts';
import type { Read } from '../format.ts';
import { toRelation } from '../gleif-relation.ts';
import { Reads } from '../json-reading.ts';
import { dayOf, listOf, memberOf, textOf } from '../json-value.ts';
import { withoutMissing } from '../without-missing.ts';

/** Answers of GLEIF's interface (JSON:API): one record or a page of them. */
export function readGleifJson(document: unknown): readonly Read[] {
  const reads = new Reads();
  const data = memberOf(document, 'data');
  const items = Array.isArray(data) ? listOf(data) : [data];
  const parent = parentOf(document);
  for (const item of items) {
    const isRelation = textOf(memberOf(item, 'type')) === 'relationship-records';
    const records = isRelation ? relationOf(item) : entityOf(item, parent);
    if (records.length > 0) reads.add(item, records);
    else reads.find(item, { rule: 'skipped', severity: 'note', details: { why: 'not_ownership' } });
  }
  const { missing, page, of } = pagesOf(document, items.length);
  if (missing > 0)
    reads.find('', { rule: 'skipped', severity: 'warn', details: { why: 'pages', missing, page, of } });
  return reads.take();
}

/** A page says how many records there are on all pages. */
function pagesOf(document: unknown, read: number) {
  const count = (name: string) => Number(textOf(memberOf(document, 'meta', 'pagination', name)) ?? 0);
  return { missing: Math.max(0, count('total') - read), page: count('currentPage'), of: count('lastPage') };
}

interface Parent {
  readonly lei: string;
  readonly kind: 'direct_parent' | 'ultimate_parent';
}

/** The address of a page of children names their parent. */
function parentOf(document: unknown): Parent | null {
  const address =
    textOf(memberOf(document, 'links', 'first')) ?? textOf(memberOf(document, 'links', 'self')) ?? '';
  const match = /lei-records\/([A-Z0-9]{20})\/(direct|ultimate)-children/.exec(address);
  if (!match?.[1]) return null;
  return { lei: match[1], kind: match[2] === 'direct' ? 'direct_parent' : 'ultimate_parent' };
}

function entityOf(item: unknown, parent: Parent | null): ImportRecord[] {
  const entity = memberOf(item, 'attributes', 'entity');
  const lei = textOf(memberOf(item, 'attributes', 'lei')) ?? textOf(memberOf(item, 'id'));
  const name = textOf(memberOf(entity, 'legalName', 'name'));
  if (lei === undefined || name === undefined) return [];
  const country = textOf(memberOf(entity, 'legalAddress', 'country'));
  const issuer = withoutMissing<IssuerRecord>({
    type: 'issuer',
    subject: withoutMissing<Subject>({ lei, name, country }),
    name,
    country,
  });
  if (!parent) return [issuer];
  return [issuer, { type: 'relation', owner: { lei: parent.lei }, owned: { lei }, kind: parent.kind }];
}

function relationOf(item: unknown): ImportRecord[] {
  const relationship = memberOf(item, 'attributes', 'relationship');
  const relation = toRelation({
    start: textOf(memberOf(relationship, 'startNode', 'id')),
    end: textOf(memberOf(relationship, 'endNode', 'id')),
    type: textOf(memberOf(relationship, 'type')),
    status: textOf(memberOf(relationship, 'status')),
    periods: listOf(memberOf(relationship, 'periods')).map((period) => ({
      type: textOf(memberOf(period, 'type')),
      startsOn: dayOf(memberOf(period, 'startDate')),
      endsOn: dayOf(memberOf(period, 'endDate')),
    })),
  });
  return relation ? [relation] : [];
}
