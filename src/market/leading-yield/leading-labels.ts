import type { NamedEnd } from '#domain/bonds/valuation/named-ends.ts';

type Labels = Readonly<Record<string, string>>;

/** Labels that name the yield which leads the site; they are written for the yield to worst. */
export const LEADING_LABELS: readonly (readonly [module: string, key: string])[] = [
  ['bond', 'leading_yield'],
  ['bond-chart', 'yield'],
  ['bond-chart', 'unit_yield'],
  ['bond-map', 'measure_yield'],
  ['lists', 'col_yield'],
  ['lists', 'hint_yield'],
  ['yield-overview', 'corporate_hint'],
];

/** The same label of a site that leads with another yield: its name in place of the yield to worst. */
export function nameLeading(text: string, names: Labels, leading: NamedEnd): string {
  const { worst = '', short_worst = '' } = names;
  const named = text.replaceAll(worst, names[leading] ?? worst);
  return named === text ? text.replaceAll(short_worst, names[`short_${leading}`] ?? short_worst) : named;
}
