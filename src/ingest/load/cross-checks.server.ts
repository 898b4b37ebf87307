import type pg from 'pg';
import { toCalendarDay } from '#domain/calendar/day-number.ts';
import { checkRows } from '#platform/database/check-rows.server.ts';
import { float, int, maybe, text } from '#platform/database/columns.server.ts';
import { checkWeights } from '../checks/bond-rules.ts';
import { DEFAULT_CHECKS, judge } from '../checks/check-settings.ts';
import { checkDividendShare } from '../checks/dividend-rules.ts';
import { checkUnits } from '../checks/price-series.ts';
import type { ReadRun } from './read-run.server.ts';
import { holdFile, takeOut } from './record-counts.ts';
import { hasStoredDays } from './stored-days.repository.ts';
import { stageOf } from './tables/load-table.ts';
import { LOAD_TABLES } from './tables/load-tables.ts';

/** Rows of files that are held as a whole, and of things that do not enter. */
export async function dropHeldRows(
  client: pg.ClientBase,
  { reports, registry, stage }: ReadRun,
): Promise<void> {
  const held = reports.flatMap(({ isHeld }, file) => (isHeld ? [file] : []));
  const instruments = [...registry.contested.keys()].filter(
    (id) => registry.things.instruments.get(id)?.isNew,
  );
  const listings = instruments.flatMap((id) =>
    (registry.things.listingsOfInstrument.get(id) ?? []).map((listing) => listing.id),
  );
  if (held.length === 0 && instruments.length === 0) return;
  for (const table of stage.tables()) {
    const entity = {
      listing_id: listings,
      instrument_id: instruments,
      bond_id: instruments,
      index_id: instruments,
    }[table.entity];
    const gone = checkRows(
      { file: int, line: int },
      await client.query(
        `with gone as (
           delete from ${stageOf(table)} where file = any ($1::int[])${entity ? ` or ${table.entity} = any ($2::int[])` : ''} returning file, line)
         select file, line::int as line from gone where file >= 0 and file <> all ($1::int[])`,
        entity ? [held, entity] : [held],
      ),
    );
    for (const { file, line } of gone) takeOut(reports[file], table.record, 'held', line);
  }
}

const PRICES = [
  'last_price',
  'open_price',
  'low_price',
  'high_price',
  'vwap',
  'official_close_price',
  'bid_price',
  'ask_price',
];

/** Prices and dividends that the file has adjusted for later splits are turned back into what was traded and paid. */
export async function restoreAsTraded(
  client: pg.ClientBase,
  { files, registry, splits }: ReadRun,
): Promise<void> {
  const adjusted = files.flatMap(({ basis }, file) => (basis === 'split_adjusted' ? [file] : []));
  if (adjusted.length === 0) return;
  for (const [instrumentId, known] of splits) {
    const listings = (registry.things.listingsOfInstrument.get(instrumentId) ?? []).map(({ id }) => id);
    for (const { day, ratio } of known) {
      const on = toCalendarDay(day);
      const set = PRICES.map((price) => `${price} = ${price} * r.ratio`).join(', ');
      const exact = `(select coalesce((select ratio from ${stageOf(LOAD_TABLES.split)} where instrument_id = ${instrumentId} and day = $2 limit 1),
                                       (select ratio from split where instrument_id = ${instrumentId} and day = $2), ${ratio}::numeric) as ratio) r`;
      await client.query(
        `update ${stageOf(LOAD_TABLES.daily_trading)} set ${set}, volume = round(volume / r.ratio)
           from ${exact} where file = any ($1::int[]) and day < $2 and listing_id = any ($3::int[])`,
        [adjusted, on, listings],
      );
      await client.query(
        `update ${stageOf(LOAD_TABLES.dividend)} set amount = amount * r.ratio
           from ${exact} where file = any ($1::int[]) and ex_dividend_on < $2 and instrument_id = ${instrumentId}`,
        [adjusted, on],
      );
    }
  }
}

/** Files whose prices are about a hundred times, or a hundredth of, what the store has for the same days. */
export async function checkStoredUnits(client: pg.ClientBase, run: ReadRun): Promise<void> {
  if (!(await hasStoredDays(client, run.stage.listings()))) return;
  const rows = checkRows(
    { file: int, times: float },
    await client.query(
      `select s.file, (percentile_disc(0.5) within group (order by s.last_price / t.last_price))::float8 as times
         from ${stageOf(LOAD_TABLES.daily_trading)} s join daily_trading t using (listing_id, day)
        where s.last_price is not null and t.last_price is not null and s.n % 16 = 0
        group by s.file, s.listing_id`,
    ),
  );
  for (const { file, times } of rows) {
    const found = checkUnits(times);
    const judged = found && judge(found, checksOf(run, file));
    if (!judged) continue;
    run.findings.add(file, judged);
    const report = run.reports[file];
    if (judged.severity !== 'hold' || !report || report.isHeld) continue;
    holdFile(report);
  }
}

/** Dividends that are a large part of the last price before. */
export async function checkDividendShares(client: pg.ClientBase, run: ReadRun): Promise<void> {
  const stage = stageOf(LOAD_TABLES.dividend);
  if (!run.stage.tables().includes(LOAD_TABLES.dividend)) return;
  await writeListings(client, run);
  const rows = checkRows(
    { n: int, file: int, line: int, amount: float, close: maybe(float), day: text },
    await client.query(
      `select d.n::int as n, d.file, d.line::int as line, d.amount::float8 as amount, d.ex_dividend_on::text as day,
              (select last_price::float8 from (
                 select day, last_price from ${stageOf(LOAD_TABLES.daily_trading)} p join listing_instruments l using (listing_id)
                  where l.instrument_id = d.instrument_id and p.day < d.ex_dividend_on and p.day > d.ex_dividend_on - 30 and last_price is not null
                 union all
                 select p.day, last_price from daily_trading p join listing l on l.id = p.listing_id
                  where l.instrument_id = d.instrument_id and l.currency = d.currency
                    and p.day < d.ex_dividend_on and p.day > d.ex_dividend_on - 30 and last_price is not null) closes
                order by day desc limit 1) as close
         from ${stage} d`,
    ),
  );
  const held: number[] = [];
  for (const { n, file, line, amount, close } of rows) {
    const found = checkDividendShare(amount, close);
    const judged = found && judge({ ...found, line }, checksOf(run, file));
    if (!judged) continue;
    run.findings.add(file, judged);
    if (judged.severity !== 'hold') continue;
    held.push(n);
    takeOut(run.reports[file], 'dividend', 'held', line);
  }
  if (held.length > 0) await client.query(`delete from ${stage} where n = any ($1::bigint[])`, [held]);
}

/** Also of listings that do not exist yet. */
async function writeListings(client: pg.ClientBase, { registry }: ReadRun): Promise<void> {
  const listings = [...registry.things.listings.values()];
  await client.query(
    `drop table if exists listing_instruments;
     create temp table listing_instruments (listing_id int primary key, instrument_id int);
     create index if not exists stage_days on ${stageOf(LOAD_TABLES.daily_trading)} (listing_id, day)`,
  );
  await client.query('insert into listing_instruments select * from unnest($1::int[], $2::int[])', [
    listings.map(({ id }) => id),
    listings.map(({ instrumentId }) => instrumentId),
  ]);
  await client.query(`analyze listing_instruments; analyze ${stageOf(LOAD_TABLES.daily_trading)}`);
}

const WEIGHED = [
  { table: LOAD_TABLES.index_member, day: 'null::text' },
  { table: LOAD_TABLES.etf_holding, day: 'as_of::text' },
] as const;

/** Members of an index, or holdings of a fund on a day, that are not the whole. */
export async function checkWeightSums(client: pg.ClientBase, run: ReadRun): Promise<void> {
  for (const { table, day } of WEIGHED) {
    if (!run.stage.tables().includes(table)) continue;
    const rows = checkRows(
      { file: int, id: int, day: maybe(text), sum: float },
      await client.query(
        `select min(file) as file, ${table.entity} as id, ${day} as day, sum(weight)::float8 as sum
           from ${stageOf(table)} group by ${table.entity}, ${day} order by 2, 3`,
      ),
    );
    for (const { file, id, day: on, sum } of rows) {
      const found = checkWeights([sum]);
      const name = run.registry.things.instruments.get(id)?.name ?? '';
      const judged = found && judge({ ...found, value: on ? `${name} ${on}` : name }, checksOf(run, file));
      if (judged) run.findings.add(file, judged);
    }
  }
}

const checksOf = ({ files }: ReadRun, file: number) => files[file]?.checks ?? DEFAULT_CHECKS;
