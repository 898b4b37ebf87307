import type pg from 'pg';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { toCalendarDay, toDayNumber } from '#domain/calendar/day-number.ts';
import { readLineIds } from '#market/statements/statement-templates.repository.ts';
import { checkRows } from '#platform/database/check-rows.server.ts';
import { bool, int, text } from '#platform/database/columns.server.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { MAIN_VENUE_ID, readVenue } from './catalogue/venues.ts';
import { copyRows } from './copy/copy-rows.server.ts';
import { detachConstraints } from './copy/detach-constraints.server.ts';
import { storeContents } from './copy/store-contents.server.ts';
import type { DemoAccount } from './demo-accounts.ts';
import { inventMarket, type MarketSize } from './demo-market.ts';
import { filesOf, inventIssuerSide } from './issuer-side.ts';
import { lastMarketDay } from './prices/session-times.ts';
import { SWAP_CURVES } from './prices/swap-rates.ts';
import { actionTables } from './tables/action-tables.ts';
import { advertisementTable } from './tables/advertisement-table.ts';
import { bondTables } from './tables/bond-tables.ts';
import { holdingTable } from './tables/holding-table.ts';
import { indexTables } from './tables/index-tables.ts';
import { instrumentTables } from './tables/instrument-tables.ts';
import { issuerSideTables } from './tables/issuer-side-tables.ts';
import { referenceTables } from './tables/reference-tables.ts';
import { supportTables } from './tables/support-tables.ts';
import type { TablePlan } from './tables/table-plan.ts';
import { tradingTables } from './tables/trading-tables.ts';
import { writeRequests } from './write-requests.server.ts';

export interface DemoMarketOptions {
  readonly seed?: string;
  readonly today: CalendarDay;
  /** How far the session of the last trading day has come. */
  readonly now: Date;
  readonly size: MarketSize;
  readonly accounts: readonly DemoAccount[];
  /** Takes the contents of reports and comments. */
  readonly files: FileStore;
  readonly onProgress?: (progress: LoadProgress) => void;
  readonly signal?: AbortSignal;
}

export interface LoadProgress {
  /** The table that is being written. */
  readonly step: string;
  readonly done: number;
  readonly total: number;
}

const DEMO_SEED = 'basispoint';

const NUMBERED_TABLES = [
  'issuer',
  'instrument',
  'listing',
  'advertisement',
  'person',
  'report',
  'comment_provider',
  'analyst_comment',
  'consensus_indicator',
  'news',
];

/** Fills an empty store with the invented market, all of it or nothing. Rejects when it is aborted. */
export async function loadDemoMarket(
  client: pg.ClientBase,
  options: DemoMarketOptions,
): Promise<{ rows: number }> {
  // A connection of the pool gives up after seconds; this work is known to take longer.
  await client.query('set statement_timeout = 0');
  try {
    await client.query('begin');
    const written = await writeMarket(client, options);
    await client.query('commit');
    // Also marks pages as seen by all, without which a series could not be read from its index alone.
    await client.query(`vacuum (analyze) ${written.tables.join(', ')}`);
    return { rows: written.rows };
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw options.signal?.aborted ? options.signal.reason : error;
  } finally {
    await client.query('reset statement_timeout').catch(() => undefined);
  }
}

async function writeMarket(
  client: pg.ClientBase,
  { seed = DEMO_SEED, today, now, size, accounts, files, onProgress, signal }: DemoMarketOptions,
): Promise<{ rows: number; tables: string[] }> {
  signal?.throwIfAborted();
  await refuseUnlessEmpty(client);
  const lastDay = lastMarketDay(toDayNumber(today), readVenue(MAIN_VENUE_ID).timeZone, now);
  const market = inventMarket(seed, lastDay, size);
  const side = inventIssuerSide(market);
  const batchId = await openBatch(client);
  await openCurves(client, batchId);
  const lineIdOf = await readLineIds(client);
  const plans: TablePlan[] = [
    ...referenceTables(market, await readIndustryIds(client), batchId),
    ...instrumentTables(market, batchId),
    ...indexTables(market, batchId),
    ...bondTables(market, batchId),
    holdingTable(market, batchId),
    ...tradingTables(market, batchId, now),
    ...actionTables(market, batchId),
    advertisementTable(market),
    ...issuerSideTables(side, lineIdOf, files.name, batchId),
  ];
  // What the rows speak of is there before they are.
  await storeContents(files, filesOf(side), signal);
  const attachDays = await detachConstraints(client, 'daily_trading');
  const attachFacts = await detachConstraints(client, 'report_fact');
  let rows = 0;
  for (const plan of plans) {
    const report = (done: number) => onProgress?.({ step: plan.table, done, total: plan.total });
    rows += await copyRows(client, plan, report, signal);
  }
  await attachDays();
  await attachFacts();
  for (const table of NUMBERED_TABLES) {
    await client.query(`select setval(pg_get_serial_sequence($1, 'id'), (select max(id) from ${table}))`, [
      table,
    ]);
  }
  await writeAccounts(client, accounts);
  await writeTickets(client, now);
  await writeRequests(client, now);
  await client.query(
    'update import_batch set finished_at = clock_timestamp(), row_count = $2 where id = $1',
    [batchId, rows],
  );
  await client.query('insert into demo_market (seed, size, last_day) values ($1, $2, $3)', [
    seed,
    size,
    toCalendarDay(market.lastDay),
  ]);
  signal?.throwIfAborted();
  return { rows, tables: plans.map(({ table }) => table) };
}

/** The lock makes a second loader wait for the first, and then find the store filled. */
async function refuseUnlessEmpty(client: pg.ClientBase): Promise<void> {
  await client.query('lock table demo_market in exclusive mode');
  const [store] = checkRows(
    { isEmpty: bool },
    await client.query(
      'select not exists (select from source) and not exists (select from issuer) as "isEmpty"',
    ),
  );
  if (!store?.isEmpty) throw new Error('The demo market is loaded into an empty store only');
}

async function readIndustryIds(client: pg.ClientBase): Promise<(code: string) => number> {
  const industries = checkRows({ id: int, code: text }, await client.query('select id, code from industry'));
  const ids = new Map(industries.map(({ id, code }) => [code, id]));
  return (code) => {
    const id = ids.get(code);
    if (id === undefined) throw new Error(`There is no industry ${code}`);
    return id;
  };
}

async function openBatch(client: pg.ClientBase): Promise<number> {
  const [batch] = checkRows(
    { id: int },
    await client.query(
      `with demo as (insert into source (code, name) values ('demo', 'Demo market') returning id)
     insert into import_batch (source_id, kind, note) select id, 'demo', 'Invented: no real company, price or person' from demo
     returning id`,
    ),
  );
  if (!batch) throw new Error('The import batch was not recorded');
  return batch.id;
}

async function openCurves(client: pg.ClientBase, batchId: number): Promise<void> {
  for (const { code, currency } of SWAP_CURVES)
    await client.query(
      `insert into yield_curve (code, currency, kind, source_id)
       select $1, $2, 'swap', source_id from import_batch where id = $3`,
      [code, currency, batchId],
    );
}

async function writeAccounts(client: pg.ClientBase, accounts: readonly DemoAccount[]): Promise<void> {
  for (const { email, passwordHash, name, level, tariff, excelExportAccess, isOperator } of accounts) {
    await client.query(
      `insert into site_user
         (email, password_hash, name, level, plan_id, excel_export_access, is_operator, is_demo, email_confirmed_at)
       values ($1, $2, $3, $4, $5, $6, $7, true, now())`,
      [email, passwordHash, name, level, tariff, excelExportAccess, isOperator],
    );
  }
}

/** After the accounts, whose numbers the store gives. */
async function writeTickets(client: pg.ClientBase, now: Date): Promise<void> {
  const found = checkRows(
    { reader: int, operator: int },
    await client.query(
      `select reader.id as reader, operator.id as operator from site_user reader, site_user operator
      where reader.email = 'paid@demo.example' and operator.email = 'operator@demo.example'`,
    ),
  );
  for (const who of found) {
    for (const plan of supportTables(who, now)) await copyRows(client, plan, () => undefined, undefined);
    await client.query(
      `select setval(pg_get_serial_sequence('support_ticket', 'id'), (select max(id) from support_ticket))`,
    );
  }
}
