import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import {
  findClusterProcesses,
  findPostmasterPid,
} from '#platform/database/embedded/cluster-processes.server.ts';
import { findRunningEmbeddedPostgres } from '#platform/database/embedded/embedded-postgres.server.ts';
import { waitUntil } from '../../tests/wait-for.ts';
import { describeLoad, report } from '../report.ts';
import { startSite } from '../site.ts';
import { type FindLost, kinds, Ledger } from './ledger.ts';
import { EXPORTERS, type Listing, SUBJECT, startWriters, toExporter } from './writers.ts';

const ROUNDS = Number(process.env.ATTACK_ROUNDS ?? 20);
/** More acknowledged writes before each kill, and as many again by chance. */
const WRITES = 20;
const EXPORTS_MS = 2 * 60_000;

const ledger = new Ledger();
const findings: string[] = [];
let interrupted = 0;
const site = await startSite();
try {
  const cluster = join(site.dataDir, 'postgres');
  const { listings, subjectId } = await prepare();
  const writers = startWriters({ origin: site.origin, listings, subjectId, ledger });

  const crash = async (what: string, kill: () => Promise<void>) => {
    const goal = ledger.count() + WRITES + Math.floor(Math.random() * WRITES);
    await waitUntil(() => ledger.count() >= goal);
    interrupted += writers.inFlight;
    await kill();
    await waitUntil(async () => (await fetch(`${site.origin}/readyz`).catch(() => null))?.ok ?? false);
    const lost = await ledger.check(findLost);
    if (lost > 0) console.log(`  ${what}: ${lost} lost`);
  };
  for (let round = 1; round <= ROUNDS; round++) {
    await crash(`round ${round}, server`, async () => {
      await site.server.kill();
      await site.server.start();
    });
    await crash(`round ${round}, database`, async () => {
      const before = await findPostmasterPid(cluster);
      for (const pid of await findClusterProcesses(cluster)) process.kill(pid, 'SIGKILL');
      await waitUntil(async () => ![null, before].includes(await findPostmasterPid(cluster)));
    });
  }
  await writers.stop();
  await ledger.check(findLost);
  const open = await waitForExports();
  if (open > 0)
    findings.push(`${open} exports are not finished, and none was for ${EXPORTS_MS / 60_000} minutes`);
  await ledger.check(findLost);
} finally {
  await site.stop();
}
for (const kind of kinds) console.log(`  ${kind}: ${ledger.count(kind)} acknowledged`);
console.log(
  `  ${ROUNDS} kills of the server and ${ROUNDS} of the database interrupted ${interrupted} requests; ${describeLoad()}`,
);
findings.push(...ledger.findings());
if (interrupted === 0)
  findings.push('no request was on its way when a process was killed: nothing was checked');
report(findings);

async function query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: (await findRunningEmbeddedPostgres(site.dataDir)) ?? '' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

async function prepare(): Promise<{ listings: readonly Listing[]; subjectId: number }> {
  await query(
    `insert into site_user (email, email_confirmed_at, password_hash, name, level, plan_id, excel_export_access, is_demo)
     select email, email_confirmed_at, password_hash, name, level, plan_id, excel_export_access, is_demo
       from (select * from site_user where email = 'paid@demo.example') paid (id, paid_email)
      cross join unnest($1::text[]) email`,
    [Array.from({ length: EXPORTERS }, (_, at) => toExporter(at))],
  );
  if (process.env.ATTACK_PLANTED) await loseWhatWasJustWritten();
  const [subject] = await query<{ id: number }>('select id from site_user where email = $1', [SUBJECT]);
  return {
    listings: await query<Listing & pg.QueryResultRow>(
      `select instrument_id as "stockId", venue_id as "venueId" from listing
        where exists (select from stock where stock.instrument_id = listing.instrument_id)
          and exists (select from daily_trading where listing_id = listing.id) order by id limit 60`,
    ),
    subjectId: subject?.id ?? 0,
  };
}

/** The planted fault: a commit is acknowledged before it is written. */
async function loseWhatWasJustWritten(): Promise<void> {
  await query('alter database basispoint set synchronous_commit = off');
  await query(`alter system set wal_writer_delay = '10s'`);
  await query('select pg_reload_conf()');
}

function findLost(...[statement, writes]: Parameters<FindLost>): ReturnType<FindLost> {
  return query<{ write: string }>(statement, [writes]).then((rows) => rows.map(({ write }) => write));
}

/** As long as one after the other is finished, however slowly. */
async function waitForExports(): Promise<number> {
  let open = await countOpenExports();
  let since = performance.now();
  while (open > 0 && performance.now() - since < EXPORTS_MS) {
    await pause(1_000);
    const now = await countOpenExports();
    if (now < open) since = performance.now();
    open = now;
  }
  return open;
}

async function countOpenExports(): Promise<number> {
  const [row] = await query<{ count: number }>(
    `select count(*)::int as count from export_job where state in ('waiting', 'running')`,
  );
  return row?.count ?? 0;
}
