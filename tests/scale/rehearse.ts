import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findFreePort } from '../e2e/free-port.ts';
import { waitUntil } from '../wait-for.ts';
import { createMachines, findMissingPrograms, isOk, type Machines } from './machines.ts';
import { Program } from './programs.ts';
import { readWhile } from './readers.ts';

/**
 * Everything of deploy/compose.scale.yaml but Grafana, started together; each is killed in turn while requests arrive.
 * Needs a build: node tests/scale/rehearse.ts [--empty], by which the demo market is left out.
 */
const missing = findMissingPrograms('pgbouncer', 'haproxy', 'prometheus');
if (missing.length > 0) {
  console.log(`skipped: ${missing.join(', ')} not installed`);
  process.exit(0);
}

const REQUESTS = 600;
const machines = await createMachines({ processes: 2, isEmpty: process.argv.includes('--empty') });
const prometheus = await createPrometheus(machines);
try {
  await machines.start();
  await prometheus.start();
  console.log('| killed | requests | failed |\n|---|---|---|');
  await show('nothing', async () => undefined);
  const { primary, replica, pgbouncer, processes, balancer } = machines;
  const sites = processes.map(({ program }) => program);
  for (const program of [primary, replica, pgbouncer, ...sites, balancer, prometheus])
    await show(program.name, async () => {
      await program.kill();
      await program.start();
    });
} finally {
  await prometheus.kill();
  await machines.stop();
}

async function show(what: string, happens: () => Promise<void>): Promise<void> {
  const { requests, failed } = await readWhile(machines.origin, REQUESTS, happens);
  console.log(`| ${what} | ${requests} | ${failed} |`);
  await waitUntil(machines.areAllServing);
}

async function createPrometheus({ folder, processes, metricsToken }: Machines): Promise<Program> {
  const token = join(folder, 'metrics-token');
  await writeFile(token, metricsToken);
  await cp('deploy/prometheus', join(folder, 'prometheus'), { recursive: true });
  const path = join(folder, 'prometheus', 'prometheus.yaml');
  const hosts = processes.map(({ origin }) => new URL(origin).host);
  const config = (await readFile(path, 'utf8'))
    .replace('/run/secrets/metrics-token', token)
    .replace('one:3000', hosts[0] ?? '')
    .replace('two:3000', hosts[1] ?? '');
  await writeFile(path, config);
  const address = `127.0.0.1:${await findFreePort()}`;
  const store = ['--storage.tsdb.path', join(folder, 'series')];
  const options = ['--config.file', path, ...store, '--web.listen-address', address];
  return new Program('Prometheus', ['prometheus', ...options], {
    isReady: () => isOk(`http://${address}/-/ready`),
  });
}
