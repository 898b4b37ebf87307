import { type CalendarDay, toUnixSeconds } from '#domain/calendar/calendar-day.ts';
import type { Language } from '#domain/languages/languages.ts';
import { localizedName } from '#domain/languages/localized-name.ts';
import { percentChange } from '#domain/numbers/percent-change.ts';
import type { Scale } from '#market/prices/scale.ts';
import type { TradingField, TradingSeries } from '#market/trading-chart/trading-chart.contract.ts';
import { TURNOVER, toTurnoverFlag } from '#market/trading-chart/trading-chart.wire.ts';
import { dependsOn } from '#platform/cache/depends-on.server.ts';
import { RawJson } from '#platform/contract/raw-json.ts';
import { seal, type Unopened } from '#platform/contract/sealed.ts';
import type { Database } from '#platform/database/database.server.ts';
import { toneOf } from './series-tones.ts';
import { findSeries, type PairSeries, type RequestedSeries } from './trading-chart.repository.ts';

/** Only here a day is shown minute by minute. */
const INTRADAY_VENUE = 1;

export const isOneDay = ({ from, to }: Pick<RequestedSeries, 'from' | 'to'>) => from === to;

/** A single day on venue 1 minute by minute, where its minutes are known; anything else day by day. */
export async function readPairs(
  database: Database,
  requested: RequestedSeries,
  { scale, today }: { scale: Scale; today: CalendarDay },
): Promise<PairSeries[]> {
  dependsOn('reference', ...requested.pairs.map(({ stockId }) => `prices:instrument:${stockId}` as const));
  if (isOneDay(requested) && requested.pairs[0]?.venueId === INTRADAY_VENUE) {
    const minutes = await findSeries(database, requested, { grain: 'minutes', scale, today });
    if (minutes[0] && minutes[0].rowCount > 0) return minutes;
  }
  return findSeries(database, requested, { grain: 'days', scale, today });
}

/** A series for each field of each pair; the tones run through all of them. */
export function toSeries(
  pairs: readonly PairSeries[],
  { to, fields }: Pick<RequestedSeries, 'to' | 'fields'>,
  { scale, language }: { scale: Scale; language: Language },
): Unopened<TradingSeries>[] {
  let tone = 0;
  return pairs.flatMap((pair) => {
    const stockName = localizedName(pair.stockName, pair.stockNames, language);
    const venue = localizedName(pair.venueCode, pair.venueNames, language);
    const oldDay = pair.lastDay !== null && pair.lastDay < to ? pair.lastDay : null;
    return fields.map((field, position) => {
      const isTurnover = field === TURNOVER;
      if (!isTurnover) tone++;
      return {
        stockId: pair.stockId,
        tgId: pair.venueId,
        stockName,
        field,
        name: `${stockName} · ${venue}`,
        currency_name: pair.currency,
        data: new RawJson(pair.columns[position] ?? '[]'),
        unit: scale === 'values' ? 'value' : 'none',
        ...toneOf(isTurnover ? 'turnover' : tone),
        ...toTurnoverFlag(isTurnover),
        oldDataDate: oldDay,
        'oldDataDate.numeric': oldDay === null ? null : toUnixSeconds(oldDay),
        lastTodayValue: seal('last-price', pair.latest[position] ?? null),
        change_1_day: seal('last-price', changeOf(pair, position)),
        previous_close: seal('last-price', isTurnover ? null : pair.previousClose),
      } satisfies Unopened<TradingSeries> & { field: TradingField };
    });
  });
}

function changeOf({ latest, before }: PairSeries, position: number): number | null {
  const [base, value] = [before[position] ?? null, latest[position] ?? null];
  return base === null || value === null ? null : percentChange(base, value);
}
