import { setTimeout as sleep } from 'node:timers/promises';
import { stopLeftovers } from './cluster-processes.server.ts';
import { type Installation, launchPostmaster, stopPostmaster } from './postmaster.server.ts';
import { waitUntilReady } from './readiness.server.ts';
import { cutServerLog } from './server-log.server.ts';

export interface Supervisor {
  readonly pid: number;
  stop(): Promise<void>;
}

const SHORTEST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 10_000;
const LOG_CHECK_MS = 60_000;

/** Starts the server and keeps it running until it is asked to stop. */
export async function superviseServer(installation: Installation): Promise<Supervisor> {
  const { log } = installation;
  const stopping = new AbortController();
  let current = await launchPostmaster(installation);
  process.on('exit', stopAtExit);
  try {
    await waitUntilReady(current, installation);
  } catch (error) {
    process.off('exit', stopAtExit);
    await stopPostmaster(current, installation);
    throw error;
  }
  const watching = keepRunning();
  const logCheck = setInterval(checkLog, LOG_CHECK_MS).unref();

  return {
    get pid() {
      return current.pid;
    },
    async stop() {
      stopping.abort();
      process.off('exit', stopAtExit);
      clearInterval(logCheck);
      await stopPostmaster(current, installation);
      await watching;
      // Of a server that was killed a moment ago, the other processes may still be there.
      await stopLeftovers(installation.cluster, log);
    },
  };

  async function keepRunning(): Promise<void> {
    while (!stopping.signal.aborted) {
      const ending = await current.exited;
      if (stopping.signal.aborted) return;
      log(`PostgreSQL ended unexpectedly (${ending}); starting it again`);
      await restart();
    }
  }

  async function restart(): Promise<void> {
    let pause = SHORTEST_PAUSE_MS;
    while (!stopping.signal.aborted) {
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      try {
        current = await launchPostmaster(installation);
        if (stopping.signal.aborted) return await stopPostmaster(current, installation);
        await waitUntilReady(current, installation);
        log(`PostgreSQL is back (process ${current.pid})`);
        return;
      } catch (error) {
        pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
        if (!stopping.signal.aborted) log(error instanceof Error ? error.message : String(error));
        await stopPostmaster(current, installation).catch(() => undefined);
      }
    }
  }

  function checkLog(): void {
    cutServerLog(installation.logFile).catch((error: unknown) => log(String(error)));
  }

  /** When the site ends without having stopped us: no promise would be waited for here. */
  function stopAtExit(): void {
    if (!current.hasExited()) process.kill(current.pid, 'SIGINT');
  }
}
