import { timeOfBackup } from '#platform/backup/backup-names.ts';
import { createBackupPlace } from '#platform/backup/backup-places.server.ts';
import type { Config } from '#platform/configuration/config.server.ts';
import type { BackupConfig } from '#platform/configuration/config-backup.server.ts';
import type { Stores } from '#platform/database/stores.server.ts';
import { watchEach } from '#platform/http/metrics.server.ts';
import { readDisk } from './disk.server.ts';
import { rememberBriefly } from './remember-briefly.ts';
import { readReplicaState } from './replica-state.server.ts';

const REPLICAS_MS = 1_000;
/** Their place may be a bucket. */
const BACKUPS_MS = 5 * 60_000;

/** Replicas, disk and backups: they are asked when the metrics are requested. */
export function watchSurroundings({
  stores,
  config,
}: {
  readonly stores: Pick<Stores, 'primary' | 'replicas'>;
  readonly config: Pick<Config, 'dataDir' | 'backups'>;
}): void {
  watchReplicas(stores);
  watchEach('basispoint_disk_bytes', 'The disk of DATA_DIR', ['state'], async () => {
    const { free, total } = await readDisk(config.dataDir);
    return [
      [{ state: 'free' }, free],
      [{ state: 'total' }, total],
    ];
  });
  const newest = rememberBriefly(
    () => findNewestBackup(config.backups).catch(() => null),
    BACKUPS_MS,
    () => performance.now(),
  );
  watchEach(
    'basispoint_backup_last_success_timestamp_seconds',
    'When the newest scheduled backup was made',
    [],
    async () => {
      const at = await newest();
      return at === null ? [] : [[{}, at.getTime() / 1000]];
    },
  );
}

function watchReplicas(stores: Pick<Stores, 'primary' | 'replicas'>): void {
  const read = () =>
    Promise.all(
      stores.replicas.map(async ({ name, database, isCurrent }) => ({
        name,
        isRead: isCurrent(),
        state: await readReplicaState(stores.primary, database),
      })),
    );
  const replicas = rememberBriefly(read, REPLICAS_MS, () => performance.now());
  const watchReplica = (
    name: string,
    help: string,
    readValue: (replica: Awaited<ReturnType<typeof read>>[number]) => number | undefined,
  ) =>
    watchEach(name, help, ['replica'], async () =>
      (await replicas()).flatMap((replica) => {
        const value = readValue(replica);
        return value === undefined ? [] : [[{ replica: replica.name }, value] as const];
      }),
    );
  watchReplica('basispoint_replica_up', 'Whether a replica answers', ({ state }) => Number(state !== null));
  watchReplica('basispoint_replica_current', 'Whether a replica has all changes, and so is read', (replica) =>
    Number(replica.isRead),
  );
  watchReplica(
    'basispoint_replica_lag_bytes',
    'Changes that a replica lacks',
    ({ state }) => state?.bytesBehind,
  );
  watchReplica(
    'basispoint_replica_lag_seconds',
    'Age of the latest change that a replica has; 0: it has all',
    ({ state }) => state?.secondsBehind,
  );
}

/** Null where none is scheduled or none was made. */
async function findNewestBackup(backups: BackupConfig): Promise<Date | null> {
  if (backups.schedule === undefined) return null;
  const names = await createBackupPlace(backups).list();
  const newest = names.toSorted().at(-1);
  return newest === undefined ? null : timeOfBackup(newest);
}
