import type pg from 'pg';
import type { Finding } from '#domain/import/finding.ts';
import { checkRows } from '#platform/database/check-rows.server.ts';
import { bool, int, text } from '#platform/database/columns.server.ts';
import { judge } from '../checks/check-settings.ts';
import type { ReadRun } from './read-run.server.ts';
import { outcomeOf, takeOut } from './record-counts.ts';
import { type LoadTable, stageOf } from './tables/load-table.ts';

/**
 * Rows with one key: of several boards the first in rank enters; the same values enter once; other values are held, as nobody
 * knows which are right.
 */
export async function settleRepeated(client: pg.ClientBase, run: ReadRun): Promise<void> {
  for (const table of run.stage.tables()) {
    if (table.isWhole) {
      await completeCorrected(client, table, run);
      await dropEarlierLists(client, table, run);
    }
    if (table.name === 'dividend') await dropRepeatedDividends(client, run);
    else if (table.name !== 'daily_trading' || run.mayRepeat) await settleTable(client, table, run);
  }
}

/** Rows that were corrected are no list of their own: the stored rows of their day stay beside them. */
async function completeCorrected(client: pg.ClientBase, table: LoadTable, { files }: ReadRun): Promise<void> {
  const corrected = files.flatMap((file, position) => (file.corrected ? [position] : []));
  if (corrected.length === 0) return;
  const { name, key, entity, day } = table;
  const stored = [...key, ...table.values].map((column) => column.name);
  await client.query(
    `insert into ${stageOf(table)} (n, file, line, rank, ${stored.join(', ')})
     select -row_number() over (), listed.file, 0, 0, ${stored.map((column) => `t.${column}`).join(', ')}
       from ${name} t
       join (select ${entity}, ${day}, min(file) as file from ${stageOf(table)} where file = any ($1::int[]) group by 1, 2) listed
         using (${entity}, ${day})
      where not exists (select from ${stageOf(table)} s where ${key.map((column) => `s.${column.name} = t.${column.name}`).join(' and ')})`,
    [corrected],
  );
}

/** Of lists of several days the last one counts. */
async function dropEarlierLists(client: pg.ClientBase, table: LoadTable, run: ReadRun): Promise<void> {
  const { entity, day } = table;
  const dropped = checkRows(
    { file: int, line: int },
    await client.query(
      `delete from ${stageOf(table)} s
        where s.${day} < (select max(other.${day}) from ${stageOf(table)} other where other.${entity} = s.${entity})
       returning file, line::int`,
    ),
  );
  for (const { file, line } of dropped)
    note(run, file, table.record, {
      rule: 'skipped',
      severity: 'note',
      line,
      details: { why: 'earlier_day' },
    });
}

async function settleTable(client: pg.ClientBase, table: LoadTable, run: ReadRun): Promise<void> {
  const stage = stageOf(table);
  const keys = table.key.map(({ name }) => name).join(', ');
  const values = table.values.map(({ name }) => `s.${name}`).join(', ');
  const rows = checkRows(
    { n: text, file: int, line: int, isBoard: bool, isSame: bool, isFirst: bool, key: text },
    await client.query(
      `with repeated as (select ${keys}, min(rank) as rank from ${stage} group by ${keys} having count(*) > 1),
            ranked as (
              select s.n, s.file, s.line, s.rank > r.rank as is_board, row(${values})::text as written,
                     row(${table.key.map(({ name }) => `s.${name}`).join(', ')})::text as key
                from ${stage} s join repeated r using (${keys})),
            variants as (
              select key, count(distinct written) as variants, min(n) as first from ranked where not is_board group by key)
       select ranked.n::text, file, line::int as line, is_board as "isBoard", variants = 1 as "isSame", ranked.n = first as "isFirst", key
         from ranked join variants using (key) order by ranked.n`,
    ),
  );
  const dropped: string[] = [];
  for (const { n, file, line, isBoard, isSame, isFirst } of rows) {
    if (isSame && isFirst && !isBoard) continue;
    dropped.push(n);
    note(run, file, table.record, repeatedFinding(line, isBoard, isSame));
  }
  if (dropped.length > 0) await client.query(`delete from ${stage} where n = any ($1::bigint[])`, [dropped]);
}

function repeatedFinding(line: number, isBoard: boolean, isSame: boolean): Finding {
  if (isBoard) return { rule: 'skipped', severity: 'note', line, details: { why: 'other_board' } };
  return { rule: 'duplicate', severity: isSame ? 'note' : 'hold', line };
}

function note(run: ReadRun, file: number, record: string, finding: Finding): void {
  const judged = judge(finding, run.files[file]?.checks ?? { severities: {}, accepted: new Set() });
  if (!judged) return;
  run.findings.add(file, judged);
  takeOut(run.reports[file], record, outcomeOf(judged), finding.line ?? 0);
}

/** Two of one amount are one; of other amounts there may be several on a day. */
async function dropRepeatedDividends(client: pg.ClientBase, run: ReadRun): Promise<void> {
  const repeated = checkRows(
    { n: text, file: int, line: int },
    await client.query(
      `select n::text, file, line::int as line from (
         select n, file, line, row_number() over (partition by instrument_id, ex_dividend_on, kind, amount order by n) as time
           from stage_dividend) times
        where time > 1 order by n`,
    ),
  );
  for (const { file, line } of repeated)
    note(run, file, 'dividend', { rule: 'duplicate', severity: 'note', line });
  if (repeated.length > 0)
    await client.query('delete from stage_dividend where n = any ($1::bigint[])', [
      repeated.map(({ n }) => n),
    ]);
}

/**
 * Several dividends of one kind on one day are numbered: one that the store has keeps its number, a single one corrects a single
 * one, and others follow.
 */
export async function numberDividends(client: pg.ClientBase): Promise<void> {
  await client.query(
    `with stored as (
       select instrument_id, ex_dividend_on, kind, count(*) as count, max(position) as last, min(position) as first
         from dividend group by 1, 2, 3),
     matched as (
       select s.n, s.instrument_id, s.ex_dividend_on, s.kind, s.amount, known.position as same,
              count(*) over (partition by s.instrument_id, s.ex_dividend_on, s.kind) as staged,
              stored.count, stored.last, stored.first
         from stage_dividend s
         left join dividend known using (instrument_id, ex_dividend_on, kind, amount)
         left join stored using (instrument_id, ex_dividend_on, kind)),
     numbered as (
       select n, case when same is not null then same
                      when staged = 1 and count = 1 then first
                      else coalesce(last, -1) + row_number() over (partition by instrument_id, ex_dividend_on, kind, same is null order by amount)
                 end as position
         from matched)
     update stage_dividend s set position = numbered.position from numbered where numbered.n = s.n`,
  );
}
