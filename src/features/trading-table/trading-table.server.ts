import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { addMonths } from '#domain/calendar/day-arithmetic.ts';
import { dependsOn, dependsOnlyOn } from '#platform/cache/depends-on.server.ts';
import { RawJson } from '#platform/contract/raw-json.ts';
import { seal, sealOr, type Unopened } from '#platform/contract/sealed.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import { handle, handleCached } from '#platform/http/door.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import type english from './labels/eng.json';
import { ARCHIVE_ROWS, DRAWN_ROWS, MOST_ROWS, MOST_YEARS } from './limits.ts';
import {
  createTableTradingFullInfo,
  getTradingsFullInfoTable,
  TABLE_FIELDS,
  type TradingTableData,
} from './trading-table.contract.ts';
import {
  type DaysInShort,
  findDaysInShort,
  type RequestedDays,
  readPageOfDays,
  type Visibility,
} from './trading-table.repository.ts';
import { TURNOVER } from './trading-table.wire.ts';

const CACHE_MS = 60_000;
/** A running day changes all the time. */
const CACHE_RUNNING_MS = 3_000;

export const serveTableOfDays = handleCached(
  createTableTradingFullInfo,
  ({ body }, { today }) => (body.dateTo >= today ? CACHE_RUNNING_MS : CACHE_MS),
  async ({ params, body }, context) => {
    dependsOnlyOn('reference');
    const { dateFrom: from, dateTo: to, before = null } = body;
    admitDays(from, to);
    if (addMonths(from, MOST_YEARS * 12) < to) throw new Refusal('graph_period_too_long');
    return answer(context, { ...params, from, to, before, most: MOST_ROWS }, false);
  },
);

export const serveArchive = handle(getTradingsFullInfoTable, async ({ params, query }, context) => {
  const { from = null, to = null, before = null } = query;
  admitDays(from, to);
  const { stockId, venueId } = params;
  return answer(context, { stockId, venueId, from, to, before, most: ARCHIVE_ROWS }, true);
});

export interface WantedTable extends Omit<RequestedDays, 'most'> {
  readonly isArchive: boolean;
}

/** The table as a page shows it first; null where there are no such days, or no share there. */
export async function loadTradingTable(
  context: PageContext,
  { isArchive, ...requested }: WantedTable,
): Promise<Unopened<TradingTableData> | null> {
  if (isStartAfterEnd(requested.from, requested.to)) return null;
  return load(context, { ...requested, most: isArchive ? ARCHIVE_ROWS : DRAWN_ROWS }, isArchive);
}

function admitDays(from: CalendarDay | null, to: CalendarDay | null): void {
  if (isStartAfterEnd(from, to)) throw new Refusal('graph_period_start_incorrect');
}

const isStartAfterEnd = (from: CalendarDay | null, to: CalendarDay | null) =>
  from !== null && to !== null && from > to;

async function answer(context: PageContext, requested: RequestedDays, isArchive: boolean) {
  const table = await load(context, requested, isArchive);
  if (!table) throw new Refusal('not_traded_there');
  return table;
}

async function load(
  { database, labels, language }: PageContext,
  requested: RequestedDays,
  isArchive: boolean,
): Promise<Unopened<TradingTableData> | null> {
  dependsOn('reference', `prices:instrument:${requested.stockId}`);
  const inShort = await findDaysInShort(database, requested);
  if (!inShort) return null;
  const { decimals, currency, count, older, newer } = inShort;
  const readRows = async (visibility: Visibility) =>
    new RawJson(count === 0 ? '[]' : await readPageOfDays(database, requested, { visibility, decimals }));
  const t = labels.translator(['trading-table'], language).of<keyof typeof english>('trading-table');
  return {
    result: count > 0,
    data: sealOr(
      'last-price',
      () => readRows('values'),
      () => readRows('asterisks'),
    ),
    fields: [...TABLE_FIELDS],
    fieldsLabels: {
      date: t('date'),
      last_price: t('last_price'),
      change_1_day: t('change_1_day'),
      open_price: t('open_price'),
      max_price: t('max_price'),
      min_price: t('min_price'),
      avar_price: t('avar_price'),
      legal_close_price: t('legal_close_price'),
      buying_quote: t('buying_quote'),
      selling_quote: t('selling_quote'),
      [TURNOVER]: t('turnover', { currency }),
      volume: t('volume'),
      deals: t('deals'),
    },
    total: count,
    totals: toTotals(inShort),
    decimals,
    currency_name: currency,
    archive: isArchive,
    date_from: requested.from,
    date_to: requested.to,
    before: requested.before,
    older,
    newer,
  };
}

function toTotals(inShort: DaysInShort): Unopened<TradingTableData['totals']> {
  const { highest, lowest, average, turnover, volume, deals } = inShort;
  const sealed = (value: number | null) => seal('last-price', value);
  return {
    max_price: sealed(highest),
    min_price: sealed(lowest),
    avar_price: sealed(average),
    [TURNOVER]: sealed(turnover),
    volume: sealed(volume),
    deals,
  };
}
