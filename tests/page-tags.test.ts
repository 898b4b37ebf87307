import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Tag } from '#domain/changes/tag.ts';
import { collectInto, Making } from '#platform/cache/depends-on.server.ts';
import { startTestApp, type TestApp } from '../src/app/app-for-tests.server.ts';

let app: TestApp;
/** What a change of each table may announce, without ids. */
let announced: ReadonlyMap<string, readonly string[]>;
const statements: string[] = [];
let tags: readonly Tag[] = [];

beforeAll(async () => {
  app = await startTestApp();
  announced = await readAnnounced();
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const [first] = args;
    statements.push(typeof first === 'string' ? first : ((first as { text?: string }).text ?? ''));
    return query.apply(this, args);
  } as typeof pg.Client.prototype.query);
  vi.spyOn(app.services.pageCache, 'read').mockImplementation(async (_, make) => {
    const making = new Making();
    const made = await collectInto(making, make);
    tags = making.tags;
    return made;
  });
});
afterAll(async () => {
  vi.restoreAllMocks();
  await app.close();
});

async function readAnnounced(): Promise<Map<string, readonly string[]>> {
  const { rows } = await sql<{ name: string; args: string[] }>`
    select relname as name, string_to_array(rtrim(encode(tgargs, 'escape'), '\\000'), '\\000') as args
      from pg_trigger join pg_class on pg_class.oid = tgrelid where tgname = 'tags_added'`.execute(
    app.services.stores.primary,
  );
  return new Map(rows.map(({ name, args }) => [name, args.flatMap(kindsOf)]));
}

function kindsOf(argument: string): readonly string[] {
  const [role = '', column] = argument.split(' ');
  if (column === undefined) return [role];
  if (role === 'price' || role === 'listing') return ['prices'];
  if (role === 'instrument') return ['instrument', 'issuer'];
  return role === 'priced' ? ['instrument', 'issuer', 'prices'] : ['issuer'];
}

/** Tables that were read. */
function readTables(): (readonly [string, readonly string[]])[] {
  const read = new Set(statements.flatMap((text) => text.match(/\b[a-z_]+\b/g) ?? []));
  return [...announced].filter(([table]) => read.has(table));
}

/** Those whose changes would not drop what was made of them. */
function unannounced(): string[] {
  const kinds = new Set(tags.map((tag) => tag.split(':')[0]));
  return readTables()
    .filter(([, its]) => !its.some((kind) => kinds.has(kind)))
    .map(([table]) => table);
}

const PAGES = [
  '/stocks/norvik-steel/',
  '/stocks/norvik-steel/2/?period=4&view=table',
  '/company/norvik-steel/',
  '/bonds/norvik-steel-bond-1/',
  '/etf/lanternfold-amber-40/',
];

test.each(PAGES)('every table that %s reads announces something that the page depends on', async (path) => {
  app.services.caches.dropAll();
  statements.length = 0;
  expect((await app.get(path, 'paid')).statusCode).toBe(200);
  expect(readTables().length).toBeGreaterThan(5);
  expect(tags).not.toContain('content');
  expect(unannounced()).toEqual([]);
  tags = tags.filter((tag) => tag !== 'reference');
  expect(unannounced()).toContain('industry');
});
