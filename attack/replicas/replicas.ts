import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findClusterProcesses } from '#platform/database/embedded/cluster-processes.server.ts';
import { createMachines, findMissingPrograms } from '../../tests/scale/machines.ts';
import { readWhile } from '../../tests/scale/readers.ts';
import { waitUntil } from '../../tests/wait-for.ts';
import { describeLoad, report } from '../report.ts';
import { watchChanges } from './changes.ts';
import { judge, type Scenario } from './verdict.ts';

const PROCESSES = 4;
const REQUESTS = 400;
const AWAY_MS = 10_000;
const PAUSED_MS = 20_000;
/** As long as haproxy takes to look twice, and a little more. */
const DRAIN_SECONDS = '3';

const missing = findMissingPrograms('pgbouncer', 'haproxy');
const findings: string[] = missing.map((program) => `${program} is not installed: nothing was checked`);
if (missing.length === 0) await attack();
report(findings);

async function attack(): Promise<void> {
  const machines = await createMachines({ processes: PROCESSES, settings: { DRAIN_SECONDS } });
  const { primary, replica, pgbouncer, processes, areAllServing } = machines;
  const pauseReplica = async (signal: 'SIGSTOP' | 'SIGCONT') => {
    for (const pid of await findClusterProcesses(join(machines.folder, 'replica'))) process.kill(pid, signal);
  };
  const scenarios: Readonly<Record<string, () => Promise<void>>> = {
    'nothing happens': async () => undefined,
    'replica killed': async () => {
      await replica.kill();
      await pause(AWAY_MS);
      await replica.start();
    },
    'primary killed for 10 s': async () => {
      await primary.kill();
      await pause(AWAY_MS);
      await primary.start();
    },
    'rolling restart': async () => {
      for (const { program } of processes) {
        await program.kill('SIGTERM');
        await program.start();
        await waitUntil(areAllServing);
      }
    },
    'pgbouncer restarted': async () => {
      await pgbouncer.kill();
      await pgbouncer.start();
    },
    'replica paused for 20 s': async () => {
      await pauseReplica('SIGSTOP');
      await pause(PAUSED_MS).finally(() => pauseReplica('SIGCONT'));
    },
  };
  try {
    await machines.start();
    const origins = processes.map(({ origin }) => origin);
    console.log('| scenario | reads | failed | changes seen | within | load |\n|---|---|---|---|---|---|');
    for (const [name, happens] of Object.entries(scenarios)) {
      const changes = watchChanges(machines.primaryUrl, origins);
      const { requests, failed, failures } = await readWhile(machines.origin, REQUESTS, happens);
      const scenario = { name, requests, failed, staleness: await changes.stop() };
      show(scenario, failures);
      findings.push(...judge(scenario));
      await waitUntil(areAllServing);
    }
  } finally {
    await machines.stop();
  }
}

function show({ name, requests, failed, staleness }: Scenario, failures: ReadonlyMap<string, number>): void {
  const sorted = staleness.map((ms) => ms ?? Number.POSITIVE_INFINITY).toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0);
  const within = `half ${at(0.5)} ms, 95 % ${at(0.95)} ms, all ${at(1)} ms`;
  console.log(`| ${name} | ${requests} | ${failed} | ${staleness.length} | ${within} | ${describeLoad()} |`);
  for (const [what, count] of failures) console.log(`  ${count} × ${what}`);
}
