import { recordChange } from '#platform/accounts/operator-changes/operator-change.repository.ts';
import type { Database } from '#platform/database/database.server.ts';
import { lockEndedAccess, writeRights } from './user-account.repository.ts';

/** What remains when the time of an access is over: that of an account without a plan. */
const AFTERWARDS = { level: 1, tariff: null, excelExportAccess: false, accessEndsAt: null } as const;

/** Ends every access whose time is over, and notes it; the role and a lower level stay. Says how many they were. */
export async function endExpiredAccess(database: Database, now: Date): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    const ended = await lockEndedAccess(transaction, now);
    for (const { id, ...rights } of ended) {
      const { level, tariff, excelExportAccess, accessEndsAt } = rights;
      const after = { ...AFTERWARDS, level: Math.min(level, AFTERWARDS.level) };
      await writeRights(transaction, id, { ...rights, ...after }, now);
      await recordChange(
        transaction,
        { operatorId: null, at: now },
        {
          subject: 'user',
          subjectId: id,
          action: 'expire',
          before: { level, tariff, excelExportAccess, accessEndsAt },
          after,
        },
      );
    }
    return ended.length;
  });
}
