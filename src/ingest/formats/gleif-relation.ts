import type { RelationRecord } from '#domain/import/records.ts';
import { withoutMissing } from './without-missing.ts';

const KINDS: Readonly<Record<string, RelationRecord['kind']>> = {
  IS_DIRECTLY_CONSOLIDATED_BY: 'direct_parent',
  IS_ULTIMATELY_CONSOLIDATED_BY: 'ultimate_parent',
  IS_INTERNATIONAL_BRANCH_OF: 'branch',
};

interface Relationship {
  readonly start: string | undefined;
  readonly end: string | undefined;
  readonly type: string | undefined;
  readonly status?: string | undefined;
  readonly periods?: readonly Period[];
}

interface Period {
  readonly type: string | undefined;
  readonly startsOn: string | undefined;
  readonly endsOn: string | undefined;
}

/**
 * The start is consolidated by the end. GLEIF gives no percentages; its relations between funds are not ownership. Besides its own
 * period a relation names those of the accounts and documents that prove it, which end while it goes on.
 */
export function toRelation({ start, end, type, status, periods = [] }: Relationship): RelationRecord | null {
  const kind = KINDS[type ?? ''];
  if (!kind || !start || !end || status === 'INACTIVE' || status === 'NULL') return null;
  const own = periods.find((period) => period.type === undefined || period.type === 'RELATIONSHIP_PERIOD');
  return withoutMissing<RelationRecord>({
    type: 'relation',
    owner: { lei: end },
    owned: { lei: start },
    kind,
    startsOn: own?.startsOn,
    endsOn: own?.endsOn,
  });
}
