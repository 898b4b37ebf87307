import { useFormat, useLabels } from '#foundation/i18n/I18n.tsx';
import { useLockReason } from '#foundation/session/ViewerKind.tsx';
import { isLocked } from '#foundation/web/sealed.ts';
import { type Fact, Facts } from '#ui/facts/Facts.tsx';
import type { Known } from '#ui/figure/Figure.tsx';
import { LockedValue } from '#ui/locked-value/LockedValue.tsx';
import styles from './Indicators.module.css';
import type { IndicatorsData } from './indicators.contract.ts';
import type english from './labels/eng.json';

const MILLION = 1_000_000;
const BILLION = 1_000_000_000;

/** Size, liquidity, risk and yield of the share on the ground, in one strip (ST-12). Unknown ones are left out. */
export function Indicators({ data }: { data: IndicatorsData }) {
  const t = useLabels<typeof english>('indicators');
  const format = useFormat();
  const reason = useLockReason();
  const { currency_name: currency, beta } = data;
  const money = (value: Known) => {
    if (typeof value !== 'number') return value;
    return value >= BILLION
      ? t('billion', { amount: format.number(value / BILLION, 2), currency })
      : t('million', { amount: format.number(value / MILLION, decimalsOf(value)), currency });
  };
  const percent = (value: Known) => (typeof value === 'number' ? `${format.number(value, 2)}\u00a0%` : value);
  const told: readonly (readonly [Indicator, string | Known])[] = [
    ['capitalization', money(data.capitalization)],
    ['overturn', money(data.overturn)],
    ['overturn_month_average', money(data.overturn_month_average)],
    ['spread', percent(data.spread)],
    ['volatility', percent(data.volatility)],
    ['beta', beta && format.number(beta.value, 2)],
    ['range_position_1y', percent(data.range_position_1y)],
    ['dividend_yield_12m', percent(data.dividend_yield_12m)],
  ];
  const facts = told.flatMap(([name, value]): Fact[] => {
    if (value === null) return [];
    const hint = name === 'beta' && beta ? t('hint_beta', { index: beta.index_name }) : t(`hint_${name}`);
    return [{ name: t(name), hint, value: isLocked(value) ? <LockedValue reason={reason} /> : value }];
  });
  if (facts.length === 0) return null;
  return (
    <section className={styles.strip} aria-label={t('title')}>
      <Facts facts={facts} />
    </section>
  );
}

type Indicator = Exclude<keyof IndicatorsData, 'date' | 'date.numeric' | 'currency_name'>;

/** A small amount in millions would be shown as nothing. */
const decimalsOf = (value: number) => (value < 10 * MILLION ? 3 : 1);
