import type pg from 'pg';
import type { Finding } from '#domain/import/finding.ts';
import { checkRows } from '#platform/database/check-rows.server.ts';
import { int, maybe, text } from '#platform/database/columns.server.ts';
import { DEFAULT_CHECKS, judge } from '../checks/check-settings.ts';
import { checkRejected } from '../checks/file-rules.ts';
import { type KnownMode, wantedValue } from './difference.server.ts';
import type { ReadRun } from './read-run.server.ts';
import { holdFile, takeOut } from './record-counts.ts';
import { hasStoredDays } from './stored-days.repository.ts';
import { stageOf } from './tables/load-table.ts';
import { LOAD_TABLES } from './tables/load-tables.ts';

const STAGE = stageOf(LOAD_TABLES.daily_trading);

/**
 * A file with a close alone, over days whose low and high another one has brought: where the close lies outside of these, one of the
 * two is wrong, and the store takes no such day.
 */
export async function checkStoredRanges(
  client: pg.ClientBase,
  run: ReadRun,
  known: KnownMode,
): Promise<void> {
  if (!(await hasStoredDays(client, run.stage.listings()))) return;
  const wanted = (name: string) => wantedValue({ name, type: 'numeric' }, known);
  const [low, high, open, last] = ['low_price', 'high_price', 'open_price', 'last_price'].map(wanted);
  const outside = `${low} > least(${open}, ${last}, ${high}) or ${high} < greatest(${open}, ${last}, ${low})`;
  const from = `from ${STAGE} s join daily_trading t using (listing_id, day)
    where num_nulls(s.last_price, s.open_price, s.low_price, s.high_price) > 0 and (${outside})`;
  const widened = run.files.flatMap(({ checks }, file) => (checks.widensDays ? [file] : []));
  if (widened.length > 0)
    await client.query(
      `update ${STAGE} w set low_price = wider.low, high_price = wider.high
         from (select s.n, least(${open}, ${last}, ${low}) as low, greatest(${open}, ${last}, ${high}) as high ${from}) wider
        where wider.n = w.n and w.file = any ($1::int[])`,
      [widened],
    );
  const rows = checkRows(
    {
      n: text,
      file: int,
      line: int,
      low: maybe(text),
      high: maybe(text),
      open: maybe(text),
      last: maybe(text),
    },
    await client.query(
      `select s.n::text, s.file, s.line::int, (${low})::text as low, (${high})::text as high, (${open})::text as open, (${last})::text as last ${from}`,
    ),
  );
  if (rows.length === 0) return;
  const touched = new Set<number>();
  for (const { file, line, ...prices } of rows) {
    const judged = judge({ ...outsideOf(prices), line }, run.files[file]?.checks ?? DEFAULT_CHECKS);
    if (judged) run.findings.add(file, judged);
    takeOut(run.reports[file], 'price', 'rejected', line);
    touched.add(file);
  }
  await client.query(`delete from ${STAGE} where n = any ($1::bigint[])`, [rows.map(({ n }) => n)]);
  for (const file of touched) holdIfMost(run, file);
}

interface Prices {
  readonly low: string | null;
  readonly high: string | null;
  readonly open: string | null;
  readonly last: string | null;
}

/** The close, else the open, beside the bound that it is outside of. */
function outsideOf({ low, high, open, last }: Prices): Finding {
  const [field, value] = [
    ['last', last],
    ['open', open],
    ['low', low],
  ].find(
    ([, price]) =>
      price && (Number(price) > Number(high ?? Number.POSITIVE_INFINITY) || Number(price) < Number(low ?? 0)),
  ) ?? ['low', low];
  const isAbove = high !== null && Number(value) > Number(high);
  return {
    rule: 'ohlc',
    severity: 'reject',
    field: field ?? 'last',
    value: value ?? '',
    details: isAbove ? { high } : { low: low ?? '' },
  };
}

/** Where most days differ, the file is of another share or in another form. */
function holdIfMost({ files, reports, findings }: ReadRun, file: number): void {
  const [report, checks] = [reports[file], files[file]?.checks ?? DEFAULT_CHECKS];
  if (!report || report.isHeld) return;
  const found = checkRejected(report.rejected, report.records, checks.mostRejected);
  const judged = found && judge(found, checks);
  if (!judged) return;
  findings.add(file, judged);
  if (judged.severity === 'hold') holdFile(report);
}
