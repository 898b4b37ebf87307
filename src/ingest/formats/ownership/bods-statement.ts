import type { Finding } from '#domain/import/finding.ts';
import type { ImportRecord, IssuerRecord, PersonRecord, RelationRecord } from '#domain/import/records.ts';
import type { Subject } from '#domain/import/subject.ts';
import { dayOf, decimalOf, listOf, memberOf, textOf } from '../json-value.ts';
import { withoutMissing } from '../without-missing.ts';

type Outcome = { readonly records: readonly ImportRecord[] } | Omit<Finding, 'line'>;

/** The entities and people that the file describes, by id. */
export type KnownRecords = ReadonlyMap<string, { readonly type: string; readonly name: string | undefined }>;

/** A relationship with somebody whom the file does not describe is reported. */
export function readStatement(statement: unknown, known: KnownRecords): Outcome {
  const id = textOf(memberOf(statement, 'recordId'));
  const details = memberOf(statement, 'recordDetails');
  if (id === undefined) return { rule: 'missing_required', severity: 'reject', field: 'recordId' };
  switch (textOf(memberOf(statement, 'recordType'))) {
    case 'entity':
      return { records: [toIssuer(id, details)] };
    case 'person':
      return { records: [toPerson(id, details)] };
    case 'relationship':
      return toRelations(statement, details, known);
    default:
      return { rule: 'skipped', severity: 'note', details: { why: 'record_type' } };
  }
}

function toIssuer(id: string, details: unknown): IssuerRecord {
  const identifiers = listOf(memberOf(details, 'identifiers'));
  const lei = identifiers.find((each) => /LEI/.test(textOf(memberOf(each, 'scheme')) ?? ''));
  const name = textOf(memberOf(details, 'name')) ?? id;
  const country =
    textOf(memberOf(details, 'jurisdiction', 'code')) ??
    textOf(memberOf(listOf(memberOf(details, 'addresses'))[0], 'country', 'code'));
  const subject = withoutMissing<Subject>({
    lei: textOf(memberOf(lei, 'id')),
    providerCode: id,
    name,
    country,
  });
  return withoutMissing<IssuerRecord>({ type: 'issuer', subject, name, country: country?.slice(0, 2) });
}

export const personName = (details: unknown): string | undefined =>
  textOf(memberOf(listOf(memberOf(details, 'names'))[0], 'fullName'));

function toPerson(id: string, details: unknown): PersonRecord {
  return withoutMissing<PersonRecord>({
    type: 'person',
    providerCode: id,
    name: personName(details) ?? id,
    country: textOf(memberOf(listOf(memberOf(details, 'nationalities'))[0], 'code')),
  });
}

function toRelations(statement: unknown, details: unknown, known: KnownRecords): Outcome {
  const owned = textOf(memberOf(details, 'subject'));
  const owner = textOf(memberOf(details, 'interestedParty'));
  const reason = textOf(memberOf(details, 'interestedParty', 'reason'));
  // Whoever owns it is not known, or need not be disclosed: there is nobody to relate to.
  if (owner === undefined && reason !== undefined)
    return { rule: 'skipped', severity: 'note', details: { why: 'undisclosed', reason } };
  const stranger = [owned, owner].find((id) => id === undefined || !known.has(id));
  if (owned === undefined || owner === undefined || !known.has(owned) || !known.has(owner))
    return {
      rule: 'skipped',
      severity: 'warn',
      field: 'recordId',
      value: stranger ?? '',
      details: { why: 'unknown_party' },
    };
  const isClosed = textOf(memberOf(statement, 'recordStatus')) === 'closed';
  const closedOn = isClosed ? dayOf(memberOf(statement, 'statementDate')) : undefined;
  const interests = listOf(memberOf(details, 'interests'));
  const shares = interests.filter((each) => memberOf(each, 'share') !== undefined);
  const held = shares.find((each) => textOf(memberOf(each, 'type')) === 'shareholding');
  const { type, name = owner } = known.get(owner) ?? {};
  if (type !== 'person')
    return { records: [toRelation(owner, owned, held ?? shares[0] ?? interests[0], closedOn)] };
  const asOf = dayOf(memberOf(statement, 'statementDate'));
  const relation = toRelation(owner, owned, held, closedOn);
  return {
    records: [
      withoutMissing<RelationRecord>({
        ...relation,
        owner: { providerCode: owner, name },
        isOwnerPerson: true,
        asOf,
      }),
    ],
  };
}

/** Both ends of a share that is known only roughly are stored. */
function toRelation(
  owner: string,
  owned: string,
  interest: unknown,
  closedOn: string | undefined,
): RelationRecord {
  const share = (name: string) => decimalOf(memberOf(interest, 'share', name));
  const exact = share('exact');
  return withoutMissing<RelationRecord>({
    type: 'relation',
    owner: { providerCode: owner },
    owned: { providerCode: owned },
    kind: 'shareholding',
    percentFrom: exact ?? share('minimum') ?? share('exclusiveMinimum'),
    percentTo: exact ?? share('maximum') ?? share('exclusiveMaximum'),
    startsOn: dayOf(memberOf(interest, 'startDate')),
    endsOn: dayOf(memberOf(interest, 'endDate')) ?? closedOn,
  });
}
