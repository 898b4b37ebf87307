import { RateLimiterMemory } from 'rate-limiter-flexible';
import { BatchedWrites } from '#platform/database/batched-writes.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { addressKey } from '#platform/limits/address-key.server.ts';
import { refuseTooMany } from '#platform/limits/refuse-too-many.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { service } from '#platform/services/service.ts';
import { insertActions, type NewAction } from './activity-log.repository.ts';

/** More than any reader does, far less than what would fill the store. */
export const ACTIONS_A_MINUTE = 120;
const RETRY_SECONDS = 5;

export interface ActionLog {
  /** Takes an action in; it is written a moment later, and nobody waits for that. Refuses too many from one person. */
  note(action: NewAction, ip: string): Promise<void>;
  /** Writes what waits: before a process ends, and in tests. */
  flush(): Promise<void>;
}

export const ACTION_LOG = service<ActionLog>('action log');

export function createActionLog(
  database: Database,
  { isLimited, onFailure }: { isLimited: boolean; onFailure: (error: unknown) => void },
): ActionLog {
  const writes = new BatchedWrites<NewAction>((actions) => insertActions(database, actions), onFailure);
  const limiter = isLimited ? new RateLimiterMemory({ points: ACTIONS_A_MINUTE, duration: 60 }) : undefined;
  return {
    note: async (action, ip) => {
      const who = action.userId === null ? addressKey(ip) : `account ${action.userId}`;
      await limiter?.consume(who).catch(refuseTooMany);
      if (!writes.add(action)) throw new Refusal('unavailable', RETRY_SECONDS);
    },
    flush: () => writes.flush(),
  };
}
