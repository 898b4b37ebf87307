import { verdictOn } from '#domain/access/capabilities.ts';
import { type CalendarDay, toUnixSeconds } from '#domain/calendar/calendar-day.ts';
import type { PageContext } from '#foundation/web/door.server.ts';
import { seal, sealOr, type Unopened } from '#foundation/web/sealed.ts';
import { readPairs, toSeries } from './series-of-pairs.server.ts';
import {
  EXTENDED_FIELDS,
  type FlagOfDay,
  type PriceChartData,
  SIMPLE_FIELDS,
} from './trading-chart.contract.ts';
import type { Pair, Scale } from './trading-chart.repository.ts';

export interface WantedChart {
  /** The stock that the chart is about. */
  readonly base: Pair;
  readonly from: CalendarDay;
  readonly to: CalendarDay;
  readonly type: 'simple' | 'extended';
  readonly compared: readonly Pair[];
  readonly lastTradingDay: CalendarDay | null;
  readonly flags: readonly FlagOfDay[];
}

/** The chart as a page shows it first. What the viewer may not compare or see extended is left out, not refused. */
export function loadPriceChart(
  { database, viewer, language, displayOffsetMinutes }: PageContext,
  wanted: WantedChart,
): Unopened<PriceChartData> {
  const { base, from, to, type, compared, lastTradingDay, flags } = wanted;
  const may = (capability: 'compare' | 'extended-chart') => verdictOn(capability, viewer) === 'allowed';
  const isCompared = type === 'simple' && compared.length > 0 && may('compare');
  const asked = {
    pairs: isCompared ? [base, ...compared] : [base],
    from,
    to,
    // Compared lines have no columns under them.
    fields: type === 'extended' ? EXTENDED_FIELDS : isCompared ? SIMPLE_FIELDS.slice(0, 1) : SIMPLE_FIELDS,
  };
  const read = async (scale: Scale) =>
    type === 'extended' && !may('extended-chart')
      ? []
      : toSeries(await readPairs(database, asked, scale), asked, { scale, language });
  return {
    date_from: from,
    date_to: to,
    type,
    series: sealOr(
      'last-price',
      () => read('values'),
      () => read('shape'),
    ),
    flags: seal('chart-flags', [...flags]),
    lastTradingDate: lastTradingDay,
    displayOffset: displayOffsetMinutes,
  };
}

interface DividendOfDay {
  readonly date_of_ex_dividend: CalendarDay;
  readonly summ: number;
  readonly currency_name: string;
}

/** D on the ex-dividend day, S on the day of a split (document A, section 9); oldest first. */
export function toFlags(
  dividends: readonly DividendOfDay[],
  splits: readonly { readonly day: CalendarDay; readonly coefficient: number }[],
): FlagOfDay[] {
  const flags = [
    ...dividends.map(({ date_of_ex_dividend: date, summ, currency_name }) => ({
      kind: 'dividend' as const,
      date,
      value: summ,
      currency_name,
    })),
    ...splits.map(({ day, coefficient }) => ({
      kind: 'split' as const,
      date: day,
      value: coefficient,
      currency_name: null,
    })),
  ];
  return flags
    .sort((a, b) => (a.date < b.date ? -1 : 1))
    .map((flag) => ({ ...flag, 'date.numeric': toUnixSeconds(flag.date) }));
}
