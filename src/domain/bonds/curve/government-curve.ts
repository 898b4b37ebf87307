import { bootstrap } from './bootstrap.ts';
import { type CurveBond, valueOnCurve } from './curve-bond.ts';
import { fitSvensson } from './fit-svensson.ts';
import type { ZeroCurve, ZeroNode } from './zero-curve.ts';

/** How far the bonds usually lie from a curve: roots of the mean squares, in basis points of yield and of price. */
export interface CurveError {
  readonly yield: number;
  readonly price: number;
}

/** The zero rates that the state of a currency pays, how far its bonds lie from them, and how far from the other way to draw them. */
export type GovernmentCurve = ZeroCurve & {
  /** Null for a published curve where there are no bonds. */
  readonly error: CurveError | null;
  readonly other: { readonly kind: ZeroCurve['kind']; readonly error: CurveError } | null;
};

/**
 * Fitted where bonds are enough, else as somebody published it, else bootstrapped; null where there is nothing to draw a line
 * through.
 */
export function toGovernmentCurve(
  bonds: readonly CurveBond[],
  published: readonly ZeroNode[] | null = null,
): GovernmentCurve | null {
  const fitted = fitSvensson(bonds);
  const nodes = bootstrap(bonds);
  const curves: ZeroCurve[] = [
    ...(fitted ? [{ kind: 'svensson' as const, ...fitted }] : []),
    ...(published && published.length > 0 ? [{ kind: 'published' as const, nodes: published }] : []),
    ...(nodes ? [{ kind: 'bootstrapped' as const, nodes }] : []),
  ];
  const [leading, other] = curves;
  if (!leading) return null;
  const otherError = other ? errorOf(bonds, other) : null;
  return {
    ...leading,
    error: errorOf(bonds, leading),
    other: other && otherError ? { kind: other.kind, error: otherError } : null,
  };
}

const BASIS_POINTS = 10_000;

function errorOf(bonds: readonly CurveBond[], curve: ZeroCurve): CurveError | null {
  if (bonds.length === 0) return null;
  let [yields, prices] = [0, 0];
  for (const bond of bonds) {
    const on = valueOnCurve(bond, curve);
    yields += (BASIS_POINTS * (bond.rate - on.rate)) ** 2;
    prices += (100 * (bond.price - on.price)) ** 2;
  }
  return { yield: Math.sqrt(yields / bonds.length), price: Math.sqrt(prices / bonds.length) };
}
