import { type Command, runCommand } from './run-command.server.ts';

/**
 * A second lock, on the cluster's folder and held by every server process. Unlike the lock of the data
 * directory it is seen from other containers that mount the same folder, and it lasts until the last
 * process of a killed server is gone.
 */
export type Guard = 'free' | 'taken' | 'unavailable';

const TAKEN = 75;

export async function probeGuard(cluster: string): Promise<Guard> {
  const { code } = await runCommand(toGuarded({ file: 'true', args: [] }, cluster));
  if (code === 0) return 'free';
  return code === TAKEN ? 'taken' : 'unavailable';
}

export function toGuarded(command: Command, folder: string): Command {
  const args = ['--nonblock', '--conflict-exit-code', String(TAKEN), '--no-fork', folder];
  return { ...command, file: 'flock', args: [...args, command.file, ...command.args] };
}
