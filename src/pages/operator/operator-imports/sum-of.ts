import type { ImportReport } from '#ingest/drafts/draft.ts';

/** Of all record types. */
export const sumOf = (records: ImportReport['records']) =>
  records.reduce(
    (sum, { added, changed, same }) => ({
      added: sum.added + added,
      changed: sum.changed + changed,
      same: sum.same + same,
    }),
    { added: 0, changed: 0, same: 0 },
  );
