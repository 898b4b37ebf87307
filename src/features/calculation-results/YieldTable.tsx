import type { Answer } from '#domain/bond-calculator/answer.ts';
import type { ByConvention } from '#domain/bond-calculator/calculate.ts';
import { YIELD_CONVENTIONS, type YieldConvention } from '#domain/bonds/valuation/conventions.ts';
import type { BondEnd } from '#domain/bonds/valuation/flows-to-come.ts';
import type { Measured } from '#domain/bonds/valuation/prepared-bond.ts';
import { toCalendarDay } from '#domain/calendar/day-number.ts';
import { PERCENT_SIGN } from '#domain/numbers/percent-sign.ts';
import type english from '#market/bond-calculator/labels/eng.json';
import type { ExplainedEnd, ExplainedOfBond } from '#market/explain/explain-address.ts';
import { explainCalculation } from '#market/explain-calculator/explain-calculator.ts';
import { useFormat, useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { Explained } from '#ui/explained/Explained.tsx';
import { SimpleTable } from '#ui/table/SimpleTable.tsx';
import type { Cell, Column, Row } from '#ui/table/table-data.ts';
import styles from './Results.module.css';

const DECIMALS = 4;
const RISKS = ['macaulay', 'modified', 'convexity', 'basisPointValue'] as const;
const EXPLAINED = {
  macaulay: 'macaulay',
  modified: 'modified',
  convexity: 'convexity',
  basisPointValue: 'point-value',
} as const;

interface Props {
  readonly answer: Answer;
  readonly currency: string | null;
  /** The lasting address of the calculation. */
  readonly calculation: string;
}

/** Conventions side by side: the yield to every end, then how the price follows the yield to the one that was chosen. */
export function YieldTable({ answer: { input, result }, currency, calculation }: Props) {
  const t = useLabels<typeof english>('bond-calculator');
  const nameOf = useEndName(input.terms.maturesOn === null);
  const { ends, named, chosen } = result;
  const explainedCells = useExplainedCells(calculation);
  const columns: readonly Column[] = [
    { key: 'name', title: t('measure'), width: 'third' },
    ...YIELD_CONVENTIONS.map(
      (convention): Column => ({
        key: convention,
        title: t(`convention_${convention}`),
        kind: 'number',
        decimals: DECIMALS,
        isAlwaysShown: true,
      }),
    ),
  ];
  const rows: Row[] = ends.map(({ end, by }, at) => ({
    id: `end-${at}`,
    cells: {
      name: t('in_unit', { name: nameOf(end), unit: PERCENT_SIGN }),
      ...explainedCells(by, ({ rate }) => 100 * rate, 'yield', end, nameOf(end)),
    },
  }));
  for (const [name, other] of [
    ['worst', 'call'],
    ['best', 'put'],
  ] as const) {
    const among = ends.filter(({ end }) => end.kind === 'maturity' || end.kind === other);
    if (among.length < 2) continue;
    // Where a convention gives no yield to an end, that end may be worse or better.
    const rateBy = (convention: YieldConvention) => {
      const rated = among.every(({ by }) => by[convention].isValued) ? named[convention][name] : null;
      return rated && 100 * rated.rate;
    };
    const cells = {
      street: rateBy('street'),
      effective: rateBy('effective'),
      'money-market': rateBy('money-market'),
    };
    rows.push({
      id: name,
      class: 'strong',
      cells: { name: t('in_unit', { name: t(`yield_to_${name}`), unit: PERCENT_SIGN }), ...cells },
    });
  }
  for (const risk of RISKS) {
    const isMoney = risk === 'basisPointValue' && currency !== null;
    const name = isMoney ? t('in_unit', { name: t(risk), unit: currency }) : t(risk);
    rows.push({
      id: risk,
      cells: {
        name,
        ...explainedCells(chosen.by, (valued) => valued.risk[risk], EXPLAINED[risk], chosen.end, t(risk)),
      },
    });
  }
  return (
    <>
      <SimpleTable label={t('yields')} columns={columns} rows={rows} limit={0} isCutOff={false} />
      <p className={styles.note}>
        {t('durations_to', { end: nameOf(chosen.end) })} {reasonsIn(chosen.by, t)}
      </p>
    </>
  );
}

/** To which end, in words. */
export function useEndName(isPerpetual: boolean): (end: BondEnd) => string {
  const t = useLabels<typeof english>('bond-calculator');
  const format = useFormat();
  return (end) => {
    if (end.kind === 'maturity') return t(isPerpetual ? 'yield_forever' : 'yield_to_maturity');
    return t(`yield_to_${end.kind}`, { day: format.day(toCalendarDay(end.day)) });
  };
}

/** A number of every convention, which leads to how it is computed. */
function useExplainedCells(calculation: string) {
  const format = useFormat();
  const link = useLink();
  return (
    by: ByConvention,
    read: (valued: Measured) => number,
    what: ExplainedOfBond,
    end: BondEnd,
    label: string,
  ) => {
    const to: ExplainedEnd = end.kind === 'maturity' ? end.kind : `${end.kind}-${toCalendarDay(end.day)}`;
    const cell = (convention: YieldConvention): Cell => {
      const valuation = by[convention];
      if (!valuation.isValued) return null;
      const value = read(valuation);
      const href = link(explainCalculation(calculation, what, { end: to, convention }));
      const drawn = (
        <Explained href={href} label={label}>
          {format.number(value, DECIMALS)}
        </Explained>
      );
      return { val: value, drawn };
    };
    return { street: cell('street'), effective: cell('effective'), 'money-market': cell('money-market') };
  };
}

/** Why a column shows nothing. */
function reasonsIn(by: ByConvention, t: ReturnType<typeof useLabels<typeof english>>): string {
  return YIELD_CONVENTIONS.flatMap((convention) => {
    const valuation = by[convention];
    return valuation.isValued ? [] : [`${t(`convention_${convention}`)}: ${t(`fault_${valuation.why}`)}`];
  }).join(' ');
}
