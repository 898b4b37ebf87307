import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '#domain/languages/languages.ts';
import { STATEMENT_LINES, STATEMENT_SECTIONS } from '#domain/statements/statement-templates.ts';
import { INDUSTRIES } from '#ingest/demo-market/catalogue/industries.ts';
import type { NewDatabase } from '#platform/database/new-database.server.ts';
import { scratchDatabase } from '#platform/database/scratch-database.server.ts';

let store: NewDatabase;
let client: pg.Client;
beforeAll(async () => {
  store = await scratchDatabase();
  client = new pg.Client({ connectionString: store.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await store.drop();
});

async function read<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]> {
  return (await client.query<Row>(statement)).rows;
}

test.each(['currency', 'country', 'industry', 'statement_section', 'statement_line'])(
  'DI-11 %s has names in all languages',
  async (table) => {
    const rows = await read<{ names: Record<string, string> }>(`select names from ${table}`);
    for (const { names } of rows) expect(Object.keys(names).sort()).toEqual([...LANGUAGES].sort());
  },
);

test('DI-11 every venue has a MIC, a time zone that PostgreSQL and the browser know, and a currency in use', async () => {
  const venues = await read<{ mic: string; zone: string; ended: string | null }>(
    `select mic, time_zone as zone, ended_on::text as ended
       from venue join currency on currency.code = default_currency`,
  );
  expect(venues.length).toBeGreaterThanOrEqual(120);
  const zones = new Set(
    (await read<{ name: string }>('select name from pg_timezone_names')).map((row) => row.name),
  );
  for (const { mic, zone, ended } of venues) {
    expect(zones.has(zone), mic).toBe(true);
    expect(() => new Intl.DateTimeFormat('en', { timeZone: zone }), mic).not.toThrow();
    expect(ended, mic).toBeNull();
  }
});

test.each([
  { alias: 'SUR', code: 'RUB', factor: 1 },
  { alias: 'RUR', code: 'RUB', factor: 1 },
  { alias: 'GBX', code: 'GBP', factor: 0.01 },
  { alias: 'GBp', code: 'GBP', factor: 0.01 },
  { alias: 'ILA', code: 'ILS', factor: 0.01 },
  { alias: 'ZAc', code: 'ZAR', factor: 0.01 },
])('DI-11 $alias in a file is $factor $code', async ({ alias, code, factor }) => {
  const [row] = await read(
    `select code, factor::float8 as factor from currency_alias where alias = '${alias}'`,
  );
  expect(row).toEqual({ code, factor });
});

test('DI-11 an alias of a currency is no currency, and what a venue quotes in is one of both', async () => {
  expect(await read('select alias from currency_alias join currency on currency.code = alias')).toEqual([]);
  expect(
    await read(`select alias from venue_alias where quoted_in is not null
      and quoted_in not in (select code from currency union select alias from currency_alias)`),
  ).toEqual([]);
});

test('DI-11 a currency that ended is replaced by one that was there then', async () => {
  expect(
    await read(`select old.code from currency old join currency new on new.code = old.replaced_by
      where new.ended_on <= old.ended_on`),
  ).toEqual([]);
});

test.each([
  { scheme: 'yahoo', alias: '.DE', mic: 'XETR' },
  { scheme: 'yahoo', alias: '.L', mic: 'XLON' },
  { scheme: 'moex_board', alias: 'TQBR', mic: 'MISX' },
  { scheme: 'financedatabase', alias: 'HEL', mic: 'XHEL' },
])('DI-11 $scheme calls $mic $alias', async ({ scheme, alias, mic }) => {
  const rows = await read(
    `select mic from venue_alias join venue on venue.id = venue_id where scheme = '${scheme}' and alias = '${alias}'`,
  );
  expect(rows).toEqual([{ mic }]);
});

test('DI-11 of the boards of the Moscow Exchange the main one comes first and odd lots last', async () => {
  const boards = await read<{ alias: string }>(
    `select alias from venue_alias where scheme = 'moex_board' order by rank, alias`,
  );
  expect(boards[0]?.alias).toBe('TQBR');
  expect(boards.findIndex(({ alias }) => alias === 'SMAL')).toBeGreaterThan(20);
});

test('DI-11 there are 11 sectors, and every industry but two belongs to one', async () => {
  const sectors = await read(
    'select code from industry where id in (select sector_id from industry where sector_id is not null)',
  );
  expect(sectors).toHaveLength(11);
  expect(
    await read(`select code from industry where sector_id is null
      and id not in (select sector_id from industry where sector_id is not null) order by code`),
  ).toEqual([{ code: 'public-finance' }, { code: 'unclassified' }]);
});

test('DI-11 the words of providers lead to every sector and nearly every industry', async () => {
  const unnamed = await read<{ code: string }>(
    'select code from industry where id not in (select industry_id from industry_alias) order by code',
  );
  expect(unnamed.map(({ code }) => code)).toEqual(['unclassified']);
});

test('DI-12 an issuer of unknown industry and country is not classified, and of no country', async () => {
  await client.query(`
    insert into source (id, code, name) values (1, 's', 's');
    insert into import_batch (id, source_id) values (1, 1);
    insert into issuer (string_id, name, batch_id) values ('stub', 'Stub', 1)`);
  expect(
    await read('select industry.code, country from issuer join industry on industry.id = industry_id'),
  ).toEqual([{ code: 'unclassified', country: 'ZZ' }]);
});

test('DI-11 the templates of statements are those of the code', async () => {
  const sections = await read(
    'select standard, code, position, names from statement_section order by standard, position',
  );
  const lines = await read(
    `select standard, section, code, parent_code as parent, position, is_total as "isTotal", measure, names
       from statement_line order by standard, position`,
  );
  const sorted = <Of extends { standard: string; position: number }>(rows: readonly Of[]) =>
    [...rows].sort((one, other) =>
      one.standard < other.standard ? -1 : one.standard > other.standard ? 1 : one.position - other.position,
    );
  expect(sections).toEqual(sorted(STATEMENT_SECTIONS));
  expect(lines).toEqual(sorted(STATEMENT_LINES));
});

test('DI-11 each line of IFRS and US GAAP has a tag, and there are enough of them', async () => {
  expect(
    await read(`select standard, code from statement_line line
      where standard in ('ifrs', 'us-gaap')
        and not exists (select from xbrl_line where xbrl_line.standard = line.standard and line_code = code)`),
  ).toEqual([]);
  const [counted] = await read<{ gaap: number; ifrs: number }>(
    `select count(distinct tag) filter (where taxonomy = 'us-gaap')::int as gaap,
            count(distinct tag) filter (where taxonomy = 'ifrs-full')::int as ifrs from xbrl_line`,
  );
  expect(counted?.gaap).toBeGreaterThanOrEqual(160);
  expect(counted?.ifrs).toBeGreaterThanOrEqual(140);
});

test('the demo market uses the industries of the reference data under their names', async () => {
  const rows = await read<{ code: string }>('select code, names from industry');
  for (const { code, names } of INDUSTRIES) expect(rows).toContainEqual({ code, names });
});
