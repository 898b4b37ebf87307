import type { ZeroCurve } from '#domain/bonds/curve/zero-curve.ts';
import type { Weighed } from '#domain/bonds/explanation/weigh-flows.ts';
import type { Compounding } from '#domain/bonds/yields/discounting.ts';

/** What one unit of money is worth today, as a formula; `rate` and `years` are cells, names or columns of cells. */
export const factorText = (compounding: Compounding, rate: string, years: string): string =>
  compounding === 'simple' ? `1/(1+${rate}*${years})` : `(1+${rate}/times_a_year)^(-times_a_year*${years})`;

/** What a payment counts for in a duration or convexity. */
export function weightText(what: Weighed, compounding: Compounding, present: string, years: string): string {
  const simple = `(1+yield_rate*${years})`;
  const period = '(1+yield_rate/times_a_year)';
  if (what === 'macaulay') return `${present}*${years}`;
  if (what === 'convexity')
    return compounding === 'simple'
      ? `2*${present}*${years}^2/${simple}^2`
      : `${present}*${years}*(${years}+1/times_a_year)/${period}^2`;
  return `${present}*${years}/${compounding === 'simple' ? simple : period}`;
}

/** The price and its fall with the rate, over all payments at once: a step of the solver. */
export function solverTexts(
  kind: Compounding | 'over-curve',
  rate: string,
): { price: string; slope: string } {
  if (kind === 'over-curve') {
    const growth = `(1+flow_curve/100+${rate})`;
    return {
      price: `SUMPRODUCT(flow_amounts*${growth}^(-flow_years))`,
      slope: `SUMPRODUCT(flow_amounts*flow_years*${growth}^(-flow_years-1))`,
    };
  }
  if (kind === 'simple') {
    const growth = `(1+${rate}*flow_years)`;
    return {
      price: `SUMPRODUCT(flow_amounts/${growth})`,
      slope: `SUMPRODUCT(flow_amounts*flow_years/${growth}^2)`,
    };
  }
  const growth = `(1+${rate}/times_a_year)`;
  return {
    price: `SUMPRODUCT(flow_amounts*${growth}^(-times_a_year*flow_years))`,
    slope: `SUMPRODUCT(flow_amounts*flow_years*${growth}^(-times_a_year*flow_years-1))`,
  };
}

/** All later coupons of a perpetual bond: a geometric series, what it is worth and what it counts for. */
export function restTexts(rate: string): { worth: string; slope: string; weight: Record<Weighed, string> } {
  const period = `(1+${rate}/times_a_year)`;
  const next = `(EXP(rest_growth)*${period}^(-times_a_year*rest_step))`;
  const worth = `rest_amount*${period}^(-times_a_year*rest_years)/(1-${next})`;
  const later = `(rest_step*${next}/(1-${next}))`;
  const first = `${worth}*(rest_years+${later})`;
  const second = `${worth}*(rest_years^2+2*rest_years*${later}+${later}*(rest_step+2*${later}))`;
  const slope = `${first}/${period}`;
  return {
    worth,
    slope,
    weight: {
      macaulay: first,
      modified: slope,
      'point-value': slope,
      convexity: `(${second}+${first}/times_a_year)/${period}^2`,
    },
  };
}

/** The zero rate of the government at so many years, percent. */
export function curveText({ kind }: ZeroCurve, years: string): string {
  if (kind === 'svensson') {
    const x = (tau: string) => `(${years}/${tau})`;
    const first = (tau: string) => `((1-EXP(-${x(tau)}))/${x(tau)})`;
    const hump = (tau: string) => `(${first(tau)}-EXP(-${x(tau)}))`;
    return `beta_0+beta_1*${first('tau_1')}+beta_2*${hump('tau_1')}+beta_3*${hump('tau_2')}`;
  }
  const at = `MATCH(${years},curve_years,1)`;
  const [left, right] = [`INDEX(curve_years,${at})`, `INDEX(curve_years,${at}+1)`];
  const [low, high] = [`INDEX(curve_percents,${at})`, `INDEX(curve_percents,${at}+1)`];
  return [
    `IF(${years}<=MIN(curve_years),INDEX(curve_percents,1),`,
    `IF(${years}>=MAX(curve_years),INDEX(curve_percents,ROWS(curve_percents)),`,
    `${low}+(${years}-${left})/(${right}-${left})*(${high}-${low})))`,
  ].join('');
}
