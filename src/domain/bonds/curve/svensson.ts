/** Zero rates in percent a year. Without β₃ it is the curve of Nelson and Siegel. */
export interface Svensson {
  readonly beta0: number;
  readonly beta1: number;
  readonly beta2: number;
  readonly beta3: number;
  /** Years. */
  readonly tau1: number;
  readonly tau2: number;
}

/** What β₁ and what β₂ or β₃ count for at so many years. */
export interface Loadings {
  readonly slope: number;
  readonly hump: number;
  /** x·e⁻ˣ, by which the hump moves with its τ. */
  readonly decay: number;
}

export function svenssonPercent(curve: Svensson, years: number): number {
  const first = loadingsAt(years / curve.tau1);
  const percent = curve.beta0 + curve.beta1 * first.slope + curve.beta2 * first.hump;
  return curve.beta3 === 0 ? percent : percent + curve.beta3 * loadingsAt(years / curve.tau2).hump;
}

/** The instantaneous forward rate, in the compounding of the parameters: where they are continuous, as central banks publish it. */
export function svenssonForward(curve: Svensson, years: number): number {
  const [x, w] = [years / curve.tau1, years / curve.tau2];
  return (
    curve.beta0 +
    (curve.beta1 + curve.beta2 * x) * Math.exp(-x) +
    (curve.beta3 === 0 ? 0 : curve.beta3 * w * Math.exp(-w))
  );
}

export function loadingsAt(x: number): Loadings {
  if (x === 0) return { slope: 1, hump: 0, decay: 0 };
  if (x === Number.POSITIVE_INFINITY) return { slope: 0, hump: 0, decay: 0 };
  const left = Math.exp(-x);
  const slope = -Math.expm1(-x) / x;
  return { slope, hump: slope - left, decay: x * left };
}
