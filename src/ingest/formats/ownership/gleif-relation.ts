import type { RelationRecord } from '#domain/import/records.ts';
import { withoutMissing } from '../without-missing.ts';

const KINDS: Readonly<Record<string, RelationRecord['kind']>> = {
  IS_DIRECTLY_CONSOLIDATED_BY: 'direct_parent',
  IS_ULTIMATELY_CONSOLIDATED_BY: 'ultimate_parent',
  IS_INTERNATIONAL_BRANCH_OF: 'branch',
};

interface Relationship {
  readonly start: string | undefined;
  readonly end: string | undefined;
  readonly type: string | undefined;
  readonly startsOn?: string | undefined;
  readonly endsOn?: string | undefined;
}

/** The start is consolidated by the end. GLEIF gives no percentages; its relations between funds are not ownership. */
export function toRelation({ start, end, type, startsOn, endsOn }: Relationship): RelationRecord | null {
  const kind = KINDS[type ?? ''];
  if (!kind || !start || !end) return null;
  return withoutMissing<RelationRecord>({
    type: 'relation',
    owner: { lei: end },
    owned: { lei: start },
    kind,
    startsOn,
    endsOn,
  });
}
