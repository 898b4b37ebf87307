import { type CalendarDay, toUnixSeconds } from '#domain/calendar/calendar-day.ts';
import type { DaySpan } from '#domain/calendar/longest-span.ts';
import { crossRate, offeredCurrencies } from '#domain/compare/exchange.ts';
import {
  exchange,
  type RateOfDay,
  rebase,
  totalReturn,
  type ValueOfDay,
} from '#domain/compare/return-series.ts';
import { localizedName } from '#domain/languages/localized-name.ts';
import { parseCompared } from '#market/compare/compare-address.ts';
import { type ComparedIds, readComparedIds } from '#market/compare/compared.repository.ts';
import { findEuroRates } from '#market/compare/exchange-rates.repository.ts';
import { LEADING_SERVICES } from '#market/leading-yield/leading-yield.server.ts';
import type { ChartBlockData } from '#market/prices/chart-feed.contract.ts';
import { toPeriodSpan, toSpan } from '#market/prices/requested-days.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { RawJson } from '#platform/contract/raw-json.ts';
import type { Unopened } from '#platform/contract/sealed.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import { handle } from '#platform/http/door.server.ts';
import { formatOf } from '#platform/i18n/format.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { type BondCurveContext, findBondCurve } from './bond-curves.server.ts';
import { type ComparedCurve, CURVES_OF, readComparedChart } from './compare-chart.contract.ts';
import {
  type ComparedValue,
  findDividends,
  findLastDay,
  findLevels,
  findNamed,
  findPrices,
} from './compare-chart.repository.ts';
import type english from './labels/eng.json';

type RequestedDays = Input<typeof readComparedChart>['body'];
type ChartContext = BondCurveContext & Pick<PageContext, 'language' | 'numbers' | 'labels'>;

export const serveComparedChart = handle(
  readComparedChart,
  LEADING_SERVICES,
  async ({ params, query, body }, context) => {
    const compared = parseCompared(params.kind, params.ids);
    if (!compared || !CURVES_OF[compared.kind].includes(params.curve)) throw new Refusal('bad_comparison');
    const ids = await readComparedIds(context.database, compared);
    return loadComparedChart(context, ids, { curve: params.curve, currency: query.currency }, body);
  },
);

/** One series of each, in the order of the address. */
export async function loadComparedChart(
  context: ChartContext,
  compared: ComparedIds,
  { curve, currency }: { readonly curve: ComparedCurve; readonly currency: string | undefined },
  requested: RequestedDays,
): Promise<Unopened<ChartBlockData>> {
  const { database, language, numbers, labels, today } = context;
  const { ids } = compared;
  const named = new Map((await findNamed(database, ids)).map((each) => [each.id, each]));
  const span = await toDays(context, ids, requested);
  const own = ids.map((id) => named.get(id)?.currency ?? null);
  const rates = await findEuroRates(database, own);
  const to = offeredCurrencies(rates, own, today).find((each) => each === currency);
  const toRate = (id: number) => (day: CalendarDay) =>
    to === undefined ? 1 : crossRate(rates, named.get(id)?.currency ?? to, to, day);
  const curves = await findCurves(context, compared, { curve, toRate }, span);
  const t = labels.translator(['compare-chart'], language).of<keyof typeof english>('compare-chart');
  const format = formatOf(language, numbers);
  const decimals = curve === 'spread' ? 0 : 2;
  const series = ids.flatMap((id) => {
    const instrument = named.get(id);
    if (!instrument) return [];
    const values = curves.get(id) ?? [];
    return [
      {
        id,
        tgId: null,
        model: instrument.kind,
        // With its currency where they differ.
        name: format.phrase([
          localizedName(instrument.name, instrument.names, language),
          ...(new Set(own).size > 1 ? [to ?? instrument.currency] : []),
        ]),
        tgName: null,
        date: values.at(-1)?.day ?? null,
        field: curve,
        data: new RawJson(
          JSON.stringify(
            values.map(({ day, value }) => ({
              date: day,
              'date.numeric': toUnixSeconds(day),
              value: Math.round(value * FOUR_DECIMALS) / FOUR_DECIMALS,
              valueFmt: format.number(value, decimals),
            })),
          ),
        ),
      },
    ];
  });
  return {
    data: series[0]?.data ?? new RawJson('[]'),
    series,
    graph_type: 'line',
    measure: t(`unit_${curve}`),
  };
}

const FOUR_DECIMALS = 10_000;

async function toDays(
  { database, today }: ChartContext,
  ids: readonly number[],
  { periodId, beginDate, endDate }: RequestedDays,
): Promise<DaySpan> {
  if (periodId === null) return toSpan(beginDate, endDate, today);
  return toPeriodSpan(periodId, (await findLastDay(database, ids)) ?? today);
}

async function findCurves(
  context: ChartContext,
  { kind, ids }: ComparedIds,
  { curve, toRate }: { readonly curve: ComparedCurve; readonly toRate: (id: number) => RateOfDay },
  span: DaySpan,
): Promise<ReadonlyMap<number, ValueOfDay[]>> {
  const { database } = context;
  switch (kind) {
    case 'companies':
      return new Map();
    case 'bonds':
      return new Map(
        await Promise.all(
          ids.map(
            async (id) =>
              [id, await findBondCurve(context, id, { curve, rateOf: toRate(id) }, span)] as const,
          ),
        ),
      );
    case 'indexes':
      return rebased(await findLevels(database, ids, span), toRate);
    default: {
      const prices = await findPrices(database, ids, span);
      return curve === 'total'
        ? returned(prices, await findDividends(database, ids, span), toRate)
        : rebased(prices, toRate);
    }
  }
}

const rebased = (values: readonly ComparedValue[], toRate: (id: number) => RateOfDay) =>
  new Map(
    [...Map.groupBy(values, ({ id }) => id)].map(([id, own]) => [id, rebase(exchange(own, toRate(id)))]),
  );

function returned(
  prices: readonly ComparedValue[],
  dividends: readonly ComparedValue[],
  toRate: (id: number) => RateOfDay,
) {
  const paid = Map.groupBy(dividends, ({ id }) => id);
  const toReturn = (id: number, own: readonly ComparedValue[]) =>
    totalReturn(
      exchange(own, toRate(id)),
      exchange(paid.get(id) ?? [], toRate(id)).map(({ day, value }) => ({ day, amount: value })),
    );
  return new Map([...Map.groupBy(prices, ({ id }) => id)].map(([id, own]) => [id, toReturn(id, own)]));
}
