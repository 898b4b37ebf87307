import { useMemo } from 'react';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import { ChartStage } from '#ui/chart/ChartStage.tsx';
import { Section } from '#ui/section/Section.tsx';
import { coverOf } from './cash-cover.ts';
import styles from './DebtMaturity.module.css';
import type { DebtMaturityData, DebtSchedule } from './debt-maturity.contract.ts';
import type english from './labels/eng.json';
import { toDebtChart } from './to-debt-chart.ts';

const HEIGHT = { wide: 220, narrow: 200 } as const;

/** What the latest full year ended with. */
export interface ReportedCash {
  readonly amount: number;
  readonly currency: string;
  readonly day: CalendarDay;
}

interface Props {
  readonly data: DebtMaturityData;
  /** Null where nobody reported it, or where it is locked. */
  readonly cash?: ReportedCash | null;
}

/** How much of the issuer's bonds falls due in which year: a chart for each currency, since nobody adds them up. */
export function DebtMaturity({ data, cash = null }: Props) {
  const t = useLabels<typeof english>('debt-maturity');
  const format = useFormat();
  const written = data.map(({ total, currency_name: currency }) =>
    t('total', { amount: format.amount(total, { currency }) }),
  );
  return (
    <Section id="debt" title={t('title')} hint={t('hint')} note={format.phrase(written)}>
      <div className={styles.charts}>
        {data.map((schedule) => (
          <Schedule
            key={schedule.currency_name}
            schedule={schedule}
            cash={cash?.currency === schedule.currency_name ? cash : null}
          />
        ))}
      </div>
    </Section>
  );
}

function Schedule({ schedule, cash }: { schedule: DebtSchedule; cash: ReportedCash | null }) {
  const t = useLabels<typeof english>('debt-maturity');
  const format = useFormat();
  const { currency_name: currency, years } = schedule;
  const names = { amount: t('amount', { currency }), cash: t('cash', { currency }) };
  const chart = useMemo(
    () => toDebtChart(schedule, names.amount, cash && { amount: cash.amount, name: names.cash }),
    [schedule, cash, names.amount, names.cash],
  );
  const cover = cash && coverOf(years, cash.amount);
  return (
    <div>
      <ChartStage chart={chart} label={t('chart', { currency })} height={HEIGHT} isPatient />
      {cash && cover && (
        <p className={styles.cover}>
          {t(`cover_${cover.is}`, {
            amount: format.amount(cash.amount, { currency }),
            day: format.day(cash.day),
            year: 'year' in cover ? String(cover.year) : '',
          })}
        </p>
      )}
    </div>
  );
}
