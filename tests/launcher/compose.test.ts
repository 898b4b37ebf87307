import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findUnknownVariables, VARIABLES } from '../../launch/variables.mjs';
import packageFile from '../../package.json' with { type: 'json' };

const OF_POSTGRES = /^(POSTGRES_|PG)/;

test.each(['deploy/compose.yaml', 'deploy/compose.scale.yaml'])(
  'RU-02 %s sets what the site reads, mounts what is there and names this version',
  async (path) => {
    const text = await readFile(path, 'utf8');
    const names = [...text.matchAll(/^ +([A-Z][A-Z_]+):/gm)].map(([, name = '']) => name);
    const ours = names.filter((name) => !OF_POSTGRES.test(name));
    expect(ours.filter((name) => !VARIABLES.includes(name.replace(/_FILE$/, '')))).toEqual([]);
    expect(findUnknownVariables(Object.fromEntries(names.map((name) => [name, 'x'])))).toEqual([]);
    // The token is made by the operator.
    const mounted = [...text.matchAll(/- \.\/([\w./-]+):/g)].map(([, file = '']) => join('deploy', file));
    expect(mounted.filter((file) => !existsSync(file) && !file.endsWith('metrics-token'))).toEqual([]);
    expect(text).toContain(`image: basispoint:${packageFile.version}\n`);
  },
);

test('RU-01 the image runs as a user of its own, with a check of health and without the demo market', async () => {
  const [, last = ''] = (await readFile('Dockerfile', 'utf8')).split('FROM debian');
  expect(last).toMatch(/^USER basispoint$/m);
  expect(last).toMatch(/^HEALTHCHECK .*\n.*\/readyz/m);
  expect(last).toMatch(/^CMD \["start", "--empty"\]$/m);
});
