import type { Language } from '#domain/languages/languages.ts';
import { localizedName } from '#domain/languages/localized-name.ts';
import { findLatestCurves, type StoredCurve } from '#market/bonds/measures/government-curves.repository.ts';
import { seal, sealOr, type Unopened } from '#platform/contract/sealed.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import { percentAt, toCurveChart, toCurveShape } from './curve-points.ts';
import type { CurrencyYields, YieldOverviewData } from './yield-overview.contract.ts';
import {
  type CorporateMedians,
  findCorporateMedians,
  findNamedBonds,
  type NamedBond,
} from './yield-overview.repository.ts';

interface Yields {
  readonly curves: readonly StoredCurve[];
  readonly corporates: readonly CorporateMedians[];
  readonly bonds: ReadonlyMap<number, NamedBond>;
}

/** Null where there is no curve of any currency. */
export async function loadYieldOverview(
  { valueCache, language, today }: Pick<PageContext, 'valueCache' | 'language' | 'today'>,
  requested: string | undefined,
): Promise<Unopened<YieldOverviewData> | null> {
  const { curves, corporates, bonds } = await valueCache.read(
    { value: 'yield-overview', today },
    ['reference', 'rates', 'prices'],
    async (primary): Promise<Yields> => {
      const [found, medians] = await Promise.all([
        findLatestCurves(primary, today),
        findCorporateMedians(primary),
      ]);
      const ids = found.flatMap(({ points }) => points.map(({ id }) => id));
      const named = await findNamedBonds(primary, ids);
      return {
        curves: found.toSorted(
          (a, b) => b.points.length - a.points.length || (a.currency < b.currency ? -1 : 1),
        ),
        corporates: medians,
        bonds: new Map(named.map((bond) => [bond.id, bond])),
      };
    },
  );
  const chosen = curves.find(({ currency }) => currency === requested) ?? curves[0];
  if (!chosen) return null;
  return {
    currencies: curves.map((curve) =>
      toYields(
        curve,
        corporates.find(({ currency }) => currency === curve.currency),
      ),
    ),
    curve: toCurve(chosen, bonds, language),
  };
}

const figure = (value: number | null | undefined, decimals = 3) =>
  seal('last-price', value === null || value === undefined ? null : Number(value.toFixed(decimals)));

function toYields(
  { currency, day, curve, points }: StoredCurve,
  corporates: CorporateMedians | undefined,
): Unopened<CurrencyYields> {
  return {
    currency_name: currency,
    date: day,
    years_2: figure(percentAt(curve, points, 2)),
    years_5: figure(percentAt(curve, points, 5)),
    years_10: figure(percentAt(curve, points, 10)),
    corporate_yield: figure(corporates?.percent),
    corporate_spread: figure(corporates?.spread, 1),
    corporate_bonds: corporates?.count ?? 0,
  };
}

function toCurve(
  { currency, day, curve, points }: StoredCurve,
  named: ReadonlyMap<number, NamedBond>,
  language: Language,
): Unopened<YieldOverviewData['curve']> {
  const bonds = points.map(({ id, years, percent }) => {
    const bond = named.get(id);
    return { years, percent, name: bond ? localizedName(bond.name, bond.names, language) : '' };
  });
  const makeChart = async () => toCurveChart(curve, bonds);
  return {
    currency_name: currency,
    date: day,
    method: curve.kind,
    bond_count: points.length,
    error: figure(curve.error?.yield, 1),
    chart: sealOr('chart-values', makeChart, async () => toCurveShape(await makeChart())),
  };
}
