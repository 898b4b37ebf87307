import { useMemo } from 'react';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import { ChartStage } from '#ui/chart/ChartStage.tsx';
import { Section } from '#ui/section/Section.tsx';
import styles from './DebtMaturity.module.css';
import type { DebtMaturityData, DebtSchedule } from './debt-maturity.contract.ts';
import type english from './labels/eng.json';
import { toDebtChart } from './to-debt-chart.ts';

const HEIGHT = { wide: 220, narrow: 200 } as const;

/** How much of the issuer's bonds falls due in which year: a chart for each currency, since nobody adds them up. */
export function DebtMaturity({ data }: { data: DebtMaturityData }) {
  const t = useLabels<typeof english>('debt-maturity');
  const format = useFormat();
  const written = data.map(({ total, currency_name: currency }) =>
    t('total', { amount: format.amount(total, { currency }) }),
  );
  return (
    <Section id="debt" title={t('title')} hint={t('hint')} note={format.phrase(written)}>
      <div className={styles.charts}>
        {data.map((schedule) => (
          <Schedule key={schedule.currency_name} schedule={schedule} />
        ))}
      </div>
    </Section>
  );
}

function Schedule({ schedule }: { schedule: DebtSchedule }) {
  const t = useLabels<typeof english>('debt-maturity');
  const { currency_name: currency } = schedule;
  const name = t('amount', { currency });
  const chart = useMemo(() => toDebtChart(schedule, name), [schedule, name]);
  return <ChartStage chart={chart} label={t('chart', { currency })} height={HEIGHT} isPatient />;
}
