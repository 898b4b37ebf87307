import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../src/app/app-for-tests.server.ts';
import { findFreePort } from './e2e/free-port.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';
import { PATIENCE } from './wait-for.ts';

interface Panel {
  readonly title: string;
  readonly targets?: readonly { readonly expr: string }[];
}

/** Of what this site does not have: replicas, sources, scheduled backups, work that waits or was done. */
const MAY_BE_EMPTY = /basispoint_(replica|source|backup|job_runs|jobs|outbox)/;

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await startTestApp();
  folder = await makeTemporaryFolder('basispoint-watching-');
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const dashboard: { readonly panels: readonly Panel[] } = JSON.parse(
  readFileSync('deploy/grafana/dashboard.json', 'utf8'),
);
const queries = dashboard.panels
  .flatMap(({ targets = [] }) => targets)
  .map(({ expr }) => expr.replaceAll('$instance', '.*'));
const alerts = [
  ...readFileSync('deploy/prometheus/alerts.yaml', 'utf8').matchAll(
    /expr: (?:\|\n)?([\s\S]+?)\n +(?:for|labels):/g,
  ),
].map(([, expr = '']) => expr);

test('RU-05 dashboard and alerts name only metrics that the site has', async () => {
  const shown = await (await app.get('/metrics')).body;
  const known = new Set([...shown.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
  const named = [...queries, ...alerts].flatMap(
    (expr) => expr.match(/\b(basispoint|nodejs|process)_\w+/g) ?? [],
  );
  expect(alerts.length).toBeGreaterThan(15);
  expect(
    named.filter((name) => !known.has(name) && !known.has(name.replace(/_(bucket|count|sum)$/, ''))),
  ).toEqual([]);
});

const hasPrometheus = ['prometheus', 'promtool'].every((name) => !spawnSync(name, ['--version']).error);

test.skipIf(!hasPrometheus)(
  'RU-05 Prometheus loads rules and reads the site; every query of the dashboard answers',
  async () => {
    await app.services.screener.start();
    const site = await app.http.listen({ host: '127.0.0.1', port: 0 });
    await cp('deploy/prometheus', folder, { recursive: true });
    const config = (await readFile('deploy/prometheus/prometheus.yaml', 'utf8'))
      .replace(/_interval: 15s/g, '_interval: 1s')
      .replace(/ +authorization:\n.*\n/, '')
      .replace(/targets: .*/, `targets: ['${new URL(site).host}']`);
    await writeFile(join(folder, 'prometheus.yaml'), config);
    const checked = spawnSync('promtool', ['check', 'config', join(folder, 'prometheus.yaml')], {
      encoding: 'utf8',
    });
    expect(checked).toMatchObject({
      status: 0,
      stdout: expect.stringContaining(`${alerts.length} rules found`),
    });

    const address = `127.0.0.1:${await findFreePort()}`;
    const options = {
      'config.file': 'prometheus.yaml',
      'storage.tsdb.path': 'data',
      'web.listen-address': address,
    };
    const args = Object.entries(options).map(([name, value]) => `--${name}=${value}`);
    const prometheus = spawn('prometheus', args, { cwd: folder, stdio: 'ignore' });
    try {
      const query = async (expr: string) => {
        const answer = await fetch(`http://${address}/api/v1/query?query=${encodeURIComponent(expr)}`);
        const { status, error, data } = await answer.json();
        return { expr, status, error, series: data?.result?.length };
      };
      // Rates need two readings.
      const rate = 'count(rate(basispoint_http_request_duration_seconds_count[5m]))';
      await vi.waitFor(async () => expect(await query(rate)).toMatchObject({ series: 1 }), PATIENCE);
      const answers = await Promise.all([...queries, ...alerts].map(query));
      expect(answers.filter(({ status }) => status !== 'success')).toEqual([]);
      // What the site counts by itself now and then may come with a later reading.
      const full = queries.filter((expr) => !MAY_BE_EMPTY.test(expr));
      await vi.waitFor(async () => {
        const read = await Promise.all(full.map(query));
        expect(read.filter(({ series }) => series === 0)).toEqual([]);
      }, PATIENCE);
    } finally {
      prometheus.kill('SIGKILL');
    }
  },
);
