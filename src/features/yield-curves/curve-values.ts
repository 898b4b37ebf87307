import type { GovernmentCurve } from '#domain/bonds/curve/government-curve.ts';
import type { CurveView } from '#domain/bonds/curve/zero-curve.ts';
import { lineOf, percentWithin, reachOf, rounded, shapeOf } from '#market/bonds/measures/curve-line.ts';
import type { DrawnCurve } from '#market/bonds/measures/draw-curve.ts';
import type { CurveValues } from './yield-curves.contract.ts';

export const TENORS = [0.25, 0.5, 1, 2, 3, 4, 5, 7, 10, 15, 20, 30] as const;

export interface NamedPoint {
  readonly stringId: string;
  readonly name: string;
  readonly years: number;
  readonly percent: number;
  readonly onCurve: number;
}

type Drawn = DrawnCurve | null;

/** The curves as numbers; `bonds` are those of the curve that shows them. */
export function toCurveValues(
  curves: readonly Drawn[],
  view: CurveView,
  shown: Drawn,
  bonds: readonly NamedPoint[],
): CurveValues {
  return {
    unit: 'percent',
    lines: linesOf(curves, view),
    errors: curves.map((drawn) => ({
      own: drawn?.curve.error ?? null,
      other: drawn?.curve.other ? { method: drawn.curve.other.kind, error: drawn.curve.other.error } : null,
    })),
    tenors: tenorsOf(curves, view),
    bonds: bonds
      .toSorted((a, b) => a.years - b.years)
      .map(({ stringId, name, years, percent, onCurve }) => ({
        string_id: stringId,
        name,
        years: rounded(years),
        percent: rounded(percent),
        on_curve: rounded(onCurve),
        residual: Math.round((percent - onCurve) * 1_000) / 10,
      })),
    parameters: shown ? parametersOf(shown.curve) : [],
  };
}

/** What everyone may see: each line between 0 and 1, so that none gives the height of another away. */
export function toCurveShapes(curves: readonly Drawn[], view: CurveView): CurveValues {
  const lines = linesOf(curves, view).map(shapeOf);
  return { unit: 'none', lines, errors: [], tenors: [], bonds: [], parameters: [] };
}

const linesOf = (curves: readonly Drawn[], view: CurveView) =>
  curves.map((drawn) => (drawn ? lineOf(drawn.curve, view, reachOf(drawn.curve, drawn.points)) : []));

function tenorsOf(curves: readonly Drawn[], view: CurveView): CurveValues['tenors'] {
  return TENORS.map((years) => ({
    years,
    percents: curves.map(
      (drawn) => drawn && percentWithin(drawn.curve, view, reachOf(drawn.curve, drawn.points), years),
    ),
  })).filter(({ percents }) => percents.some((percent) => percent !== null));
}

function parametersOf(curve: GovernmentCurve): CurveValues['parameters'] {
  if (curve.kind !== 'svensson') return [];
  const { beta0, beta1, beta2, beta3, tau1, tau2 } = curve;
  return [
    { symbol: 'β_0', value: beta0 },
    { symbol: 'β_1', value: beta1 },
    { symbol: 'β_2', value: beta2 },
    { symbol: 'β_3', value: beta3 },
    { symbol: 'τ_1', value: tau1 },
    { symbol: 'τ_2', value: tau2 },
  ];
}
