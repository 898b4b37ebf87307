import { entityPath } from '#domain/search/categories.ts';
import { useFormat } from '#platform/i18n/I18n.tsx';
import { SimpleTable } from '#ui/table/SimpleTable.tsx';
import type { Column, Row } from '#ui/table/table-data.ts';
import type { CurvesWords } from './curves-words.ts';
import type { CurveValues, YieldCurvesData } from './yield-curves.contract.ts';

const PERCENT = { kind: 'number', decimals: 3, isAlwaysShown: true } as const;

/** Rates by tenor, a column for each curve. */
export function RatesTable({
  data: { curves, values },
  words,
}: {
  data: YieldCurvesData;
  words: CurvesWords;
}) {
  const format = useFormat();
  const { t } = words;
  const columns: readonly Column[] = [
    { key: 'tenor', title: t('tenor') },
    ...curves.map((curve) => ({ key: curve.key, title: words.name(curve), ...PERCENT })),
  ];
  const rows = values.tenors.map(({ years, percents }): Row => {
    const tenor =
      years < 1
        ? t('months', { count: Math.round(years * 12) })
        : t('tenor_years', { count: years, shown: format.number(years, 0) });
    return {
      id: String(years),
      cells: { tenor, ...Object.fromEntries(curves.map(({ key }, at) => [key, percents[at] ?? null])) },
    };
  });
  return <SimpleTable label={t('rates')} columns={columns} rows={rows} limit={0} />;
}

/** The bonds that a curve was drawn through, and how far each lies from it. */
export function BondsTable({ bonds, words }: { bonds: CurveValues['bonds']; words: CurvesWords }) {
  const { t } = words;
  const columns: readonly Column[] = [
    { key: 'bond', title: t('bond') },
    { key: 'years', title: t('years'), kind: 'number', decimals: 2, isAlwaysShown: true },
    { key: 'yield', title: t('yield'), ...PERCENT },
    { key: 'on_curve', title: t('on_curve'), ...PERCENT, on: 'wide' },
    { key: 'residual', title: t('residual'), ...PERCENT, decimals: 1 },
  ];
  const rows = bonds.map(
    ({ string_id, name, years, percent, on_curve, residual }): Row => ({
      id: string_id,
      cells: {
        bond: { val: name, lnk: entityPath('bonds', string_id) },
        years,
        yield: percent,
        on_curve,
        residual,
      },
    }),
  );
  return <SimpleTable label={t('bonds')} columns={columns} rows={rows} limit={0} />;
}
