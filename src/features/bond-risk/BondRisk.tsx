import type { ReactNode } from 'react';
import { type ExplainedOf, explainFigure } from '#market/explain/explain-address.ts';
import { isLocked } from '#platform/contract/sealed.ts';
import { useFormat, useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { useUnlock } from '#platform/session/ViewerKind.tsx';
import { Explained } from '#ui/explained/Explained.tsx';
import type { Known } from '#ui/figure/Figure.tsx';
import { LockedPrompt } from '#ui/locked-value/LockedPrompt.tsx';
import { Section } from '#ui/section/Section.tsx';
import { numberColumn } from '#ui/table/number-column.ts';
import { SimpleTable } from '#ui/table/SimpleTable.tsx';
import type { Cell } from '#ui/table/table-data.ts';
import styles from './BondRisk.module.css';
import type { BondRiskData } from './bond-risk.contract.ts';
import type english from './labels/eng.json';

interface Props {
  readonly data: BondRiskData;
  readonly stringId: string;
}

/** How the price follows the zero curve, and what holding the bond brings if nothing changes; every figure says how it is computed. */
export function BondRisk({ data, stringId }: Props) {
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
            <Scenarios data={data} stringId={stringId} />
            <div className={styles.column}>
              <CarryTable data={data} stringId={stringId} />
              <KeyRates data={data} stringId={stringId} />
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

function Scenarios({ data, stringId }: Props) {
  const t = useLabels<typeof english>('bond-risk');
  const toCell = useCellWriter(stringId);
  const format = useFormat();
  const columns = [
    { key: 'scenario', title: t('scenario'), isRowHead: true },
    numberColumn('price', t('dirty_price'), 3),
    numberColumn('change', t('change'), 2),
  ];
  const rows = data.scenarios.map(({ kind, basis_points: points, price, change }) => {
    const scenario = t(kind, { points: format.signed(points, 0) });
    const at = `${kind}:${points}`;
    return {
      id: at,
      cells: {
        scenario,
        price: toCell(price, { what: 'scenario-price', at, label: `${t('dirty_price')} · ${scenario}` }, 3),
        change: toCell(change, { what: 'scenario-change', at, label: `${t('change')} · ${scenario}` }, 2),
      },
    };
  });
  return (
    <Titled title={t('scenarios')} hint={t('scenarios_hint')}>
      <SimpleTable label={t('scenarios')} columns={columns} rows={rows} limit={0} prompt={null} />
    </Titled>
  );
}

function KeyRates({ data, stringId }: Props) {
  const t = useLabels<typeof english>('bond-risk');
  const toCell = useCellWriter(stringId);
  const format = useFormat();
  const columns = [
    { key: 'years', title: t('maturity'), isRowHead: true },
    numberColumn('duration', t('duration'), 3),
  ];
  const rows = data.key_rates.map(({ years, duration }) => {
    const [at, name] = [String(years), format.number(years, years < 1 ? 1 : 0)];
    const label = `${t('duration')} · ${t('maturity')}: ${name}`;
    return {
      id: at,
      cells: { years: name, duration: toCell(duration, { what: 'key-rate', at, label }, 3) },
    };
  });
  return (
    <Titled title={t('key_rates')} hint={t('key_rates_hint')}>
      <SimpleTable label={t('key_rates')} columns={columns} rows={rows} limit={0} prompt={null} />
    </Titled>
  );
}

function CarryTable({ data, stringId }: Props) {
  const t = useLabels<typeof english>('bond-risk');
  const toCell = useCellWriter(stringId);
  if (data.carry.length === 0) return null;
  const columns = [
    { key: 'months', title: t('horizon'), isRowHead: true },
    numberColumn('carry', t('carry'), 3),
    numberColumn('roll_down', t('roll_down'), 3),
    numberColumn('total', t('total'), 3),
  ];
  const rows = data.carry.map(({ months, ...parts }) => {
    const at = String(months);
    const labelOf = (name: string) => `${name} · ${t('horizon')}: ${at}`;
    return {
      id: at,
      cells: {
        months: at,
        carry: toCell(parts.carry, { what: 'carry', at, label: labelOf(t('carry')) }, 3),
        roll_down: toCell(parts.roll_down, { what: 'roll-down', at, label: labelOf(t('roll_down')) }, 3),
        total: toCell(parts.total, { what: 'total-return', at, label: labelOf(t('total')) }, 3),
      },
    };
  });
  return (
    <Titled title={t('carry_title')} hint={t('carry_hint')}>
      <SimpleTable label={t('carry_title')} columns={columns} rows={rows} limit={0} prompt={null} />
    </Titled>
  );
}

interface ExplainedRisk {
  readonly what: ExplainedOf<'bonds'>;
  readonly at: string;
  readonly label: string;
}

/** A number that can be pressed to see how it was computed. */
function useCellWriter(stringId: string) {
  const format = useFormat();
  const link = useLink();
  return (value: Known<'last-price'>, { what, at, label }: ExplainedRisk, decimals: number): Cell => {
    if (typeof value !== 'number') return value;
    const href = link(explainFigure('bonds', stringId, what, { at }));
    return {
      val: value,
      drawn: (
        <Explained href={href} label={label}>
          {format.number(value, decimals)}
        </Explained>
      ),
    };
  };
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
