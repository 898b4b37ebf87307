import type pg from 'pg';
import { checkRows } from '#platform/database/check-rows.server.ts';
import { int, text } from '#platform/database/columns.server.ts';
import { VENUES } from './catalogue/venues.ts';
import { ADS } from './tables/advertisement-table.ts';

/** Rows that another import, or an administrator, wrote about something invented. */
export class DemoMarketInUseError extends Error {
  readonly table: string;
  constructor(table: string, options?: ErrorOptions) {
    super(`rows of ${table} that were not part of the demo market refer to it`, options);
    this.table = table;
  }
}

const FOREIGN_KEY_VIOLATION = '23503';

/** What refers to something comes before it. */
const BATCH_TABLES = [
  'intraday_trading',
  'daily_trading_history',
  'daily_trading',
  'index_value',
  'index_member',
  'etf_holding',
  'etf',
  'market_index',
  'bond_coupon',
  'bond_option',
  'bond_redemption',
  'rating',
  'bond',
  'stock',
  'dividend',
  'split',
  'offering',
  'holder',
  'price_target',
  'consensus_estimate',
  'report_file',
  'report',
  'analyst_comment',
  'person_role',
  'person',
  'news',
  'issuer_relation',
  'issuer_profile',
  'instrument_code',
  'listing',
  'instrument',
  'issuer',
  'comment_provider',
  'stored_file',
  'reference_rate',
  'yield_curve_point',
];

/**
 * Takes the invented market out of the store, all of it or nothing, with its accounts and what users noted about its
 * securities. Answers which contents of files nobody refers to any more.
 */
export async function removeDemoMarket(client: pg.ClientBase): Promise<{ rows: number; contents: string[] }> {
  await client.query('set statement_timeout = 0');
  try {
    await client.query('begin');
    const removed = await removeRows(client);
    await client.query('commit');
    return removed;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw explain(error);
  } finally {
    await client.query('reset statement_timeout').catch(() => undefined);
  }
}

async function removeRows(client: pg.ClientBase): Promise<{ rows: number; contents: string[] }> {
  let rows = 0;
  const remove = async (statement: string, values: unknown[] = []) => {
    rows += (await client.query(statement, values)).rowCount ?? 0;
  };
  await client.query('lock table demo_market in exclusive mode');
  const found = checkRows(
    { id: int },
    await client.query(
      `select batch.id from import_batch batch join source on source.id = source_id where source.code = 'demo'`,
    ),
  );
  const batches = [found.map(({ id }) => id)];
  const files = checkRows(
    { sha256: text },
    await client.query('select distinct sha256 from stored_file where batch_id = any($1)', batches),
  );

  const listed = `(instrument_id, venue_id) in (select instrument_id, venue_id from listing where batch_id = any($1))`;
  await remove(`delete from watchlist_item where ${listed}`, batches);
  await remove(`delete from removed_watchlist_item where ${listed}`, batches);
  await remove(
    `delete from comment_access_request
      where provider_id in (select id from comment_provider where batch_id = any($1))`,
    batches,
  );
  await remove(
    'delete from bond_measure where bond_id in (select instrument_id from bond where batch_id = any($1))',
    batches,
  );
  await remove('delete from government_curve');
  for (const table of BATCH_TABLES) await remove(`delete from ${table} where batch_id = any($1)`, batches);
  await remove('delete from venue where id = any($1)', [VENUES.map(({ id }) => id)]);
  await remove(
    'delete from consensus_indicator where id not in (select indicator_id from consensus_estimate)',
  );
  await remove('delete from advertisement where link = any($1)', [ADS.map(({ link }) => link)]);
  await remove('delete from site_user where is_demo');
  await remove(`delete from yield_curve where source_id in (select id from source where code = 'demo')`);
  await remove('delete from import_batch where id = any($1)', batches);
  await remove(`delete from source where code = 'demo'`);
  await remove('delete from demo_market');

  const left = checkRows(
    { sha256: text },
    await client.query('select distinct sha256 from stored_file where sha256 = any($1)', [
      files.map(({ sha256 }) => sha256),
    ]),
  );
  const needed = new Set(left.map(({ sha256 }) => sha256));
  return { rows, contents: files.map(({ sha256 }) => sha256).filter((sha256) => !needed.has(sha256)) };
}

/** The error of a foreign key names the table that refers to what was to be deleted. */
function explain(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || error.code !== FOREIGN_KEY_VIOLATION) return error;
  const table = 'table' in error && typeof error.table === 'string' ? error.table : 'other tables';
  return new DemoMarketInUseError(table, { cause: error });
}
