import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import pg from 'pg';
import { startEmbeddedPostgres } from '#platform/database/embedded/embedded-postgres.server.ts';
import packageFile from '../../package.json' with { type: 'json' };
import { makeTemporaryFolder } from '../temporary-folder.ts';
import { describeStatement } from './describe-statement.ts';
import { type Release, readColumns } from './release.ts';

/**
 * With each release, once: RECORD_STATEMENTS=/tmp/statements npm test -- unit --project=database, then
 * node tests/released/write-release.ts /tmp/statements. The file of the release before it goes.
 */
const [recorded = ''] = process.argv.slice(2);
const texts = new Set(
  (await readFile(recorded, 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as string),
);
const server = await startEmbeddedPostgres({
  dataDir: await makeTemporaryFolder('basispoint-release-'),
  log: () => undefined,
});
execFileSync(process.execPath, ['dist/server/command-line.js', 'migrate'], {
  env: { ...process.env, DATABASE_URL: server.url },
});
const client = new pg.Client({ connectionString: server.url });
await client.connect();
const statements = [];
for (const text of [...texts].sort()) {
  // What a test made on its own tables, or several statements in one text, cannot be described.
  const columns = isOfTheSite(text) ? await describeStatement(client, text) : null;
  if (columns !== null) statements.push({ text, columns });
}
const release: Release = {
  version: packageFile.version,
  commit: execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim(),
  statements,
  columns: await readColumns(client),
};
await client.end();
await server.stop();
await mkdir('database/released', { recursive: true });
await writeFile(
  `database/released/${packageFile.version}.json.gz`,
  gzipSync(JSON.stringify(release), { level: 9 }),
);
console.log(`${statements.length} statements of ${texts.size}, ${release.columns.length} columns`);

function isOfTheSite(text: string): boolean {
  return /^\s*(select|insert|update|delete|with|merge|values)\b/i.test(text);
}
