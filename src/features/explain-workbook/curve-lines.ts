import { PERCENT_SIGN } from '#domain/numbers/percent-sign.ts';
import type { InputLine } from '#market/bond-workbook/laid-out.ts';
import type { ScheduleCase } from '#market/bond-workbook/lines-given.ts';
import { isSpread } from '#market/explain/explain-address.ts';

/** The parameters of a curve, and what of it a spread is measured over. */
export function curveLines(given: ScheduleCase): InputLine[] {
  const { bondCase, computed, bondWords } = given;
  const { t, format } = bondWords;
  const { curve, currency } = bondCase;
  const { what, bond, government, annuity } = computed;
  if (!curve || !bond || !isSpread(what)) return [];
  const note = t(curve.isSwaps ? 'note_swaps' : 'note_curve', { currency, day: format.day(curve.day) });
  const shared = { note, unit: PERCENT_SIGN };
  const parameters: InputLine[] = [];
  if (curve.curve.kind === 'svensson') {
    const { beta0, beta1, beta2, beta3, tau1, tau2 } = curve.curve;
    const years = { note, unit: t('unit_years') };
    parameters.push(
      { ...shared, name: 'beta_0', text: t('input_level'), value: beta0 },
      { ...shared, name: 'beta_1', text: t('input_slope'), value: beta1 },
      { ...shared, name: 'beta_2', text: t('input_hump'), value: beta2 },
      { ...shared, name: 'beta_3', text: t('input_second_hump'), value: beta3 },
      { ...years, name: 'tau_1', text: t('input_scale'), value: tau1 },
      { ...years, name: 'tau_2', text: t('input_second_scale'), value: tau2 },
    );
  }
  if (annuity)
    return [
      ...parameters,
      {
        name: 'years_to_end',
        text: t('input_years'),
        value: { formula: 'MAX(flow_years)', value: annuity.years },
        unit: t('unit_years'),
      },
      {
        name: 'annuity',
        text: t('input_annuity'),
        value: { formula: 'SUM(annuity_parts)', value: annuity.value },
      },
    ];
  if (!government) return parameters;
  return [
    ...parameters,
    {
      name: 'years_to_end',
      text: t('input_years'),
      value: {
        formula: `(${computed.end.kind === 'maturity' ? 'maturity' : 'end_date'}-settlement)/365`,
        value: government.years,
      },
      unit: t('unit_years'),
    },
    {
      ...shared,
      name: 'government',
      text: t(curve.isSwaps ? 'input_swap' : 'input_government'),
      value: { formula: '100*par_rate', value: government.percent },
    },
  ];
}
