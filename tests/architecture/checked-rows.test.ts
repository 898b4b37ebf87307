import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const THE_CHECK = 'src/platform/database/check-rows.server.ts';

/** The rows of `sql` without a type are unknown: they can be counted, but not read. */
const UNCHECKED: Readonly<Record<string, RegExp>> = {
  'asserts the type of its rows':
    /\bsql(\.raw)?<|\.(query|executeQuery|\$castTo|withTables)<|\brows(\[\d\])? as (readonly |[A-Z{])/,
  'reads rows that nobody has checked':
    /\{\s*rows\b[^}]*\}\s*=\s*await\b[^;]*\.query\(|\.query\([^;]*\)\)?\.rows\b/,
};

const findUnchecked = (file: string, text: string): string[] =>
  Object.entries(UNCHECKED).flatMap(([why, pattern]) => (pattern.test(text) ? `${file} ${why}` : []));

test.each([
  'const { rows } = await sql<Share>`select id from share`.execute(database);',
  'const found = sql<{ id: number }>`select id from share`;',
  'const { rows } = await sql`select id from share`.execute(database);\nreturn rows as Share[];',
  "const rows = await client.query<Share>('select id from share');",
  "const { rows } = await client.query('select id from share');",
  "const shares: Share[] = (await client.query('select id from share')).rows;",
])('rows without a check are found: %s', (text) => {
  expect(findUnchecked('a.repository.ts', text)).not.toEqual([]);
});

test.each([
  'return query({ id: int })`select id from share`.all(database);',
  "const rows = checkRows({ id: int }, await client.query('select id from share'));",
  'await sql`delete from share`.execute(database);',
  'const { rows } = await sql`select from share`.execute(database);\nreturn rows.length > 0;',
  'const { numAffectedRows } = await sql`delete from share`.execute(database);',
])('a check is recognised: %s', (text) => {
  expect(findUnchecked('a.repository.ts', text)).toEqual([]);
});

test('every result is compared with its declared columns', async () => {
  const found: string[] = [];
  for await (const file of glob('src/**/*.{ts,tsx}')) {
    if (file === THE_CHECK || file.includes('.test.')) continue;
    found.push(...findUnchecked(file, await readFile(file, 'utf8')));
  }
  expect(found).toEqual([]);
});
