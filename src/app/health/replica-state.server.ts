import type { Database } from '#platform/database/database.server.ts';
import { readLogEnd, readReplay } from './facts.repository.ts';

export interface ReplicaState {
  readonly isReplica: boolean;
  readonly bytesBehind: number;
  readonly secondsBehind: number;
}

/** Null: it does not answer. */
export async function readReplicaState(primary: Database, replica: Database): Promise<ReplicaState | null> {
  try {
    const { bytes: end } = await readLogEnd(primary);
    const { isReplica, bytes, seconds } = await readReplay(replica);
    const bytesBehind = Math.max(0, (end ?? 0) - (bytes ?? 0));
    // While nothing is written, the latest transaction grows older although nothing is missing.
    return { isReplica, bytesBehind, secondsBehind: bytesBehind === 0 ? 0 : (seconds ?? 0) };
  } catch {
    return null;
  }
}
