import { toUnixSeconds } from '#domain/calendar/calendar-day.ts';
import type { Language } from '#domain/languages/languages.ts';
import { localizedName } from '#domain/languages/localized-name.ts';
import { percentChange } from '#domain/numbers/percent-change.ts';
import type { Scale } from '#foundation/chart-feed/scale.ts';
import type { Database } from '#foundation/database/database.server.ts';
import { RawJson } from '#foundation/web/raw-json.ts';
import { seal, type Unopened } from '#foundation/web/sealed.ts';
import { toneOf } from './series-tones.ts';
import type { TradingField, TradingSeries } from './trading-chart.contract.ts';
import { type AskedSeries, findSeries, type PairSeries } from './trading-chart.repository.ts';

/** Only here a day is told minute by minute. */
const INTRADAY_GROUND = 1;

export const isOneDay = ({ from, to }: Pick<AskedSeries, 'from' | 'to'>) => from === to;

/** A single day on ground 1 minute by minute, where its minutes are known; anything else day by day. */
export async function readPairs(database: Database, asked: AskedSeries, scale: Scale): Promise<PairSeries[]> {
  if (isOneDay(asked) && asked.pairs[0]?.groundId === INTRADAY_GROUND) {
    const told = await findSeries(database, asked, { grain: 'minutes', scale });
    if (told[0] && told[0].rowCount > 0) return told;
  }
  return findSeries(database, asked, { grain: 'days', scale });
}

/** A series for each field of each pair; the tones run through all of them. */
export function toSeries(
  pairs: readonly PairSeries[],
  { to, fields }: Pick<AskedSeries, 'to' | 'fields'>,
  { scale, language }: { scale: Scale; language: Language },
): Unopened<TradingSeries>[] {
  let tone = 0;
  return pairs.flatMap((pair) => {
    const stockName = localizedName(pair.stockName, pair.stockNames, language);
    const ground = localizedName(pair.groundCode, pair.groundNames, language);
    const oldDay = pair.lastDay !== null && pair.lastDay < to ? pair.lastDay : null;
    return fields.map((field, place) => {
      const isOverturn = field === 'overturn.numeric';
      if (!isOverturn) tone++;
      return {
        stockId: pair.stockId,
        tgId: pair.groundId,
        stockName,
        field,
        name: `${stockName} · ${ground}`,
        data: new RawJson(pair.columns[place] ?? '[]'),
        unit: scale === 'values' ? 'value' : 'none',
        ...toneOf(isOverturn ? 'overturn' : tone),
        overturn: isOverturn,
        oldDataDate: oldDay,
        'oldDataDate.numeric': oldDay === null ? null : toUnixSeconds(oldDay),
        lastTodayValue: seal('last-price', pair.newest[place] ?? null),
        change_1_day: seal('last-price', changeOf(pair, place)),
      } satisfies Unopened<TradingSeries> & { field: TradingField };
    });
  });
}

function changeOf({ newest, before }: PairSeries, place: number): number | null {
  const [base, value] = [before[place] ?? null, newest[place] ?? null];
  return base === null || value === null ? null : percentChange(base, value);
}
