import type { ReactNode } from 'react';
import { isLocked } from '#platform/contract/sealed.ts';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import { useUnlock } from '#platform/session/ViewerKind.tsx';
import { LockedPrompt } from '#ui/locked-value/LockedPrompt.tsx';
import { Section } from '#ui/section/Section.tsx';
import { numberColumn } from '#ui/table/number-column.ts';
import { SimpleTable } from '#ui/table/SimpleTable.tsx';
import styles from './BondRisk.module.css';
import type { BondRiskData } from './bond-risk.contract.ts';
import type english from './labels/eng.json';

/** How the price follows the zero curve, and what holding the bond brings if nothing changes. */
export function BondRisk({ data }: { data: BondRiskData }) {
  const t = useLabels<typeof english>('bond-risk');
  const format = useFormat();
  const unlock = useUnlock('last-price');
  const { curve_date: day, why, currency_name: currency } = data;
  return (
    <Section
      id="risk"
      title={t('title')}
      hint={t('hint')}
      note={day === null ? undefined : t('curve', { day: format.day(day) })}
    >
      {why === null ? (
        <>
          <div className={styles.tables}>
            <Scenarios data={data} />
            <div className={styles.column}>
              <CarryTable data={data} />
              <KeyRates data={data} />
            </div>
          </div>
          {data.scenarios.some(({ price }) => isLocked(price)) && (
            <LockedPrompt unlock={unlock} text={t('prompt')} />
          )}
        </>
      ) : (
        <p className={styles.note}>{t(`why_${why}`, { currency })}</p>
      )}
    </Section>
  );
}

function Scenarios({ data }: { data: BondRiskData }) {
  const t = useLabels<typeof english>('bond-risk');
  const format = useFormat();
  const columns = [
    { key: 'scenario', title: t('scenario'), isRowHead: true },
    numberColumn('price', t('dirty_price'), 3),
    numberColumn('change', t('change'), 2),
  ];
  const rows = data.scenarios.map(({ kind, basis_points: points, price, change }) => ({
    id: `${kind} ${points}`,
    cells: { scenario: t(kind, { points: format.signed(points, 0) }), price, change },
  }));
  return (
    <Titled title={t('scenarios')} hint={t('scenarios_hint')}>
      <SimpleTable label={t('scenarios')} columns={columns} rows={rows} limit={0} prompt={null} />
    </Titled>
  );
}

function KeyRates({ data }: { data: BondRiskData }) {
  const t = useLabels<typeof english>('bond-risk');
  const format = useFormat();
  const columns = [
    { key: 'years', title: t('maturity'), isRowHead: true },
    numberColumn('duration', t('duration'), 3),
  ];
  const rows = data.key_rates.map(({ years, duration }) => ({
    id: String(years),
    cells: { years: format.number(years, years < 1 ? 1 : 0), duration },
  }));
  return (
    <Titled title={t('key_rates')} hint={t('key_rates_hint')}>
      <SimpleTable label={t('key_rates')} columns={columns} rows={rows} limit={0} prompt={null} />
    </Titled>
  );
}

function CarryTable({ data }: { data: BondRiskData }) {
  const t = useLabels<typeof english>('bond-risk');
  if (data.carry.length === 0) return null;
  const columns = [
    { key: 'months', title: t('horizon'), isRowHead: true },
    numberColumn('carry', t('carry'), 3),
    numberColumn('roll_down', t('roll_down'), 3),
    numberColumn('total', t('total'), 3),
  ];
  const rows = data.carry.map(({ months, ...parts }) => ({
    id: String(months),
    cells: { months: String(months), ...parts },
  }));
  return (
    <Titled title={t('carry_title')} hint={t('carry_hint')}>
      <SimpleTable label={t('carry_title')} columns={columns} rows={rows} limit={0} prompt={null} />
    </Titled>
  );
}

function Titled({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  return (
    <div className={styles.table}>
      <h3>{title}</h3>
      <p className={styles.note}>{hint}</p>
      {children}
    </div>
  );
}
