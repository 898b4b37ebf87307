import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** As `sha256sum migrations/*.sql` prints it in the folder database. */
const LIST = 'database/checksums.txt';

type Texts = ReadonlyMap<string, string>;

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

function findFaults(migrations: Texts, list: string): string[] {
  const listed = new Map(
    list
      .trim()
      .split('\n')
      .map((line) => {
        const [hash = '', file = ''] = line.split('  ');
        return [file, hash];
      }),
  );
  const faults: string[] = [];
  for (const [file, hash] of listed) {
    const text = migrations.get(file);
    if (text === undefined) faults.push(`${file} is gone: migrations are never removed. Restore it.`);
    else if (hashOf(text) !== hash)
      faults.push(`${file} was changed, and databases have run it. Restore it and add a new migration.`);
  }
  for (const [file, text] of migrations)
    if (!listed.has(file)) faults.push(`${file} is not in ${LIST}. Add the line: ${hashOf(text)}  ${file}`);
  return faults;
}

test.each([
  { why: 'as they were frozen', files: { 'migrations/1.sql': 'a' }, fault: null },
  { why: 'one was changed', files: { 'migrations/1.sql': 'b' }, fault: /changed.+ add a new migration/ },
  { why: 'one was removed', files: {}, fault: /migrations\/1\.sql is gone/ },
  {
    why: 'a new one is not listed',
    files: { 'migrations/1.sql': 'a', 'migrations/2.sql': 'c' },
    fault: /2\.sql is not in database\/checksums\.txt\. Add the line: [0-9a-f]{64} {2}migrations\/2\.sql$/,
  },
])('what is wrong with migrations is found: $why', ({ files, fault }) => {
  const faults = findFaults(new Map(Object.entries(files)), `${hashOf('a')}  migrations/1.sql\n`);
  expect(faults).toEqual(fault === null ? [] : [expect.stringMatching(fault)]);
});

test('a migration never changes once it is in the repository', () => {
  const files = readdirSync('database/migrations').map((name) => `migrations/${name}`);
  const migrations = new Map(files.map((file) => [file, readFileSync(`database/${file}`, 'utf8')]));
  expect(findFaults(migrations, readFileSync(LIST, 'utf8'))).toEqual([]);
});
