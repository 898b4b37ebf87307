import { mayExport } from '#domain/access/excel-export.ts';
import { localizedName } from '#domain/languages/localized-name.ts';
import type { CurvePoint } from '#market/bonds/measures/draw-curve.ts';
import { sealOr, type Unopened } from '#platform/contract/sealed.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import { type CurvesQuery, curvesQueryText, parseCurvesQuery, writeCurve } from './curve-selection.ts';
import { type NamedPoint, toCurveShapes, toCurveValues } from './curve-values.ts';
import {
  FEWEST_OF_GROUP,
  type FoundCurve,
  findRequestedCurves,
  selectionOrUsual,
} from './find-curves.server.ts';
import {
  type CurveIssuer,
  findCurveCurrencies,
  findCurveIssuers,
  findNamedBonds,
} from './group-bonds.repository.ts';
import type { RequestedCurve, YieldCurvesData } from './yield-curves.contract.ts';

type CurvesContext = Pick<PageContext, 'database' | 'valueCache' | 'language' | 'today' | 'viewer'>;

export async function loadYieldCurves(
  context: CurvesContext,
  query: CurvesQuery,
): Promise<Unopened<YieldCurvesData>> {
  const { valueCache, language, viewer } = context;
  const [currencies, issuers] = await Promise.all([
    valueCache.read({ value: 'curve-currencies' }, ['rates'], findCurveCurrencies),
    valueCache.read({ value: 'curve-issuers' }, ['content'], (primary) =>
      findCurveIssuers(primary, FEWEST_OF_GROUP),
    ),
  ]);
  const requested = parseCurvesQuery(query);
  const selection = selectionOrUsual(requested, currencies);
  const found = await findRequestedCurves(context, selection);
  const drawn = found.map((curve) => curve.found);
  const shown = drawn[selection.shown] ?? null;
  const { view } = selection;
  const text = curvesQueryText(selection);
  return {
    view,
    shown: selection.shown,
    query: text,
    is_usual: curvesQueryText(requested) === '',
    curves: found.map((curve) => toRequested(curve, issuers, context)),
    values: sealOr(
      'chart-values',
      async () => toCurveValues(drawn, view, shown, await nameBonds(shown?.points ?? [], context)),
      async () => toCurveShapes(drawn, view),
    ),
    currencies: currencies.map(({ currency, from, to }) => ({ currency, from, to })),
    issuers: issuers.map(({ id, name, names, currencies: paid }) => ({
      id,
      name: localizedName(name, names, language),
      currencies: [...paid],
    })),
    export_link: mayExport(viewer) ? `/export/bonds/curves/${text && `?${text}`}` : null,
  };
}

export function toRequested(
  { request, found }: FoundCurve,
  issuers: readonly CurveIssuer[],
  { language }: Pick<CurvesContext, 'language'>,
): RequestedCurve {
  const { of, currency } = request;
  const issuer = typeof of === 'string' ? null : issuers.find(({ id }) => id === of.issuer);
  return {
    key: writeCurve(request),
    currency,
    sector: typeof of === 'string' ? of : null,
    issuer:
      typeof of === 'string' ? null : issuer ? localizedName(issuer.name, issuer.names, language) : of.issuer,
    date: found?.day ?? null,
    method: found?.curve.kind ?? null,
    bond_count: found?.points.length ?? 0,
  };
}

export async function nameBonds(
  points: readonly CurvePoint[],
  { database, language }: Pick<CurvesContext, 'database' | 'language'>,
): Promise<NamedPoint[]> {
  const named = await findNamedBonds(
    database,
    points.map(({ id }) => id),
  );
  const byId = new Map(named.map((bond) => [bond.id, bond]));
  return points.flatMap(({ id, ...point }) => {
    const bond = byId.get(id);
    return bond
      ? [{ ...point, stringId: bond.stringId, name: localizedName(bond.name, bond.names, language) }]
      : [];
  });
}
