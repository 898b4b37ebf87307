import type { Answer } from '#domain/bond-calculator/answer.ts';
import type { ByConvention } from '#domain/bond-calculator/calculate.ts';
import { YIELD_CONVENTIONS, type YieldConvention } from '#domain/bonds/valuation/conventions.ts';
import type { BondEnd } from '#domain/bonds/valuation/flows-to-come.ts';
import type { Measured } from '#domain/bonds/valuation/prepared-bond.ts';
import { toCalendarDay } from '#domain/calendar/day-number.ts';
import { PERCENT_SIGN } from '#domain/numbers/percent-sign.ts';
import type english from '#market/bond-calculator/labels/eng.json';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import { SimpleTable } from '#ui/table/SimpleTable.tsx';
import type { Column, Row } from '#ui/table/table-data.ts';
import styles from './Results.module.css';

const DECIMALS = 4;
const RISKS = ['macaulay', 'modified', 'convexity', 'basisPointValue'] as const;

interface Props {
  readonly answer: Answer;
  readonly currency: string | null;
}

/** Conventions side by side: the yield to every end, then how the price follows the yield to the one that was chosen. */
export function YieldTable({ answer: { input, result }, currency }: Props) {
  const t = useLabels<typeof english>('bond-calculator');
  const nameOf = useEndName(input.terms.maturesOn === null);
  const { ends, named, chosen } = result;
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
      ...cellsOf(by, ({ rate }) => 100 * rate),
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
    rows.push({ id: risk, cells: { name, ...cellsOf(chosen.by, (valued) => valued.risk[risk]) } });
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

function cellsOf(by: ByConvention, read: (valued: Measured) => number) {
  const cell = (convention: YieldConvention) => {
    const valuation = by[convention];
    return valuation.isValued ? read(valuation) : null;
  };
  return { street: cell('street'), effective: cell('effective'), 'money-market': cell('money-market') };
}

/** Why a column shows nothing. */
function reasonsIn(by: ByConvention, t: ReturnType<typeof useLabels<typeof english>>): string {
  return YIELD_CONVENTIONS.flatMap((convention) => {
    const valuation = by[convention];
    return valuation.isValued ? [] : [`${t(`convention_${convention}`)}: ${t(`fault_${valuation.why}`)}`];
  }).join(' ');
}
