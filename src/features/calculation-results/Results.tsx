import type { ReactNode } from 'react';
import { type Answer, shownYield } from '#domain/bond-calculator/answer.ts';
import { PERCENT_SIGN } from '#domain/numbers/percent-sign.ts';
import type english from '#market/bond-calculator/labels/eng.json';
import { explainCalculation } from '#market/explain-calculator/explain-calculator.ts';
import { useFormat, useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { Explained } from '#ui/explained/Explained.tsx';
import { Facts } from '#ui/facts/Facts.tsx';
import { Figure } from '#ui/figure/Figure.tsx';
import { InUnit } from '#ui/figure/InUnit.tsx';
import { CurveChart } from './CurveChart.tsx';
import { FlowsTable } from './FlowsTable.tsx';
import styles from './Results.module.css';
import { YieldTable } from './YieldTable.tsx';

interface Props {
  readonly answer: Answer;
  /** Of what is no longer typed. */
  readonly isStale: boolean;
  readonly heading: 'h2' | 'h3';
  /** Of a bond of the store; one's own has none. */
  readonly currency: string | null;
  /** The lasting address of the calculation, from which its results are explained. */
  readonly calculation: string;
}

const DECIMALS = 4;

/** What follows and is no field: price, dirty price and yield stand in theirs. */
export function Results({ answer, isStale, heading: Heading, currency, calculation }: Props) {
  const t = useLabels<typeof english>('bond-calculator');
  const { accrued, outstanding, current, shown, why } = answer.result;
  const link = useLink();
  const figure = (value: number | null, unit: string | null, decimals = DECIMALS) => (
    <InUnit unit={value === null ? null : unit}>
      <Figure value={value} decimals={decimals} />
    </InUnit>
  );
  const explained = (what: 'accrued' | 'current-yield', label: string, shown: ReactNode) => (
    <Explained href={link(explainCalculation(calculation, what))} label={label}>
      {shown}
    </Explained>
  );
  return (
    <div className={styles.results} data-stale={isStale || undefined} data-testid="results">
      {isStale && <p className={styles.stale}>{t('stale')}</p>}
      <Facts
        facts={[
          {
            name: t('accrued'),
            value: explained('accrued', t('accrued'), figure(accrued, currency)),
            hint: t('accrued_hint'),
          },
          { name: t('outstanding'), value: figure(outstanding, currency, 2), hint: t('outstanding_hint') },
          {
            name: t('convention_current'),
            value:
              current === null
                ? figure(null, null)
                : explained('current-yield', t('convention_current'), figure(100 * current, PERCENT_SIGN)),
          },
        ]}
      />
      {why ? (
        <p className={styles.note}>{t(`fault_${why}`)}</p>
      ) : (
        <>
          <Heading>{t('yields')}</Heading>
          <YieldTable answer={answer} currency={currency} calculation={calculation} />
          <Heading>{t('curve')}</Heading>
          <CurveChart answer={answer} />
        </>
      )}
      {shown && (
        <>
          <Heading>{t('flows')}</Heading>
          <FlowsTable shown={shown} currency={currency} />
        </>
      )}
    </div>
  );
}

/** Announced politely once the typing rests. */
export function useSpoken({ answer, isStale }: { answer: Answer | null; isStale: boolean }): string {
  const t = useLabels<typeof english>('bond-calculator');
  const format = useFormat();
  if (!answer || isStale) return '';
  const { clean, dirty } = answer.result;
  const yieldShown = shownYield(answer.input, answer.result);
  return t('spoken', {
    price: format.number(clean, DECIMALS),
    dirty: format.number(dirty, DECIMALS),
    yield: yieldShown === null ? '–' : format.number(yieldShown, DECIMALS),
  });
}
