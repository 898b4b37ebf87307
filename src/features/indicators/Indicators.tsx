import { isLocked } from '#platform/contract/sealed.ts';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import { useUnlock } from '#platform/session/ViewerKind.tsx';
import type { Fact } from '#ui/facts/Facts.tsx';
import { FactsStrip } from '#ui/facts/FactsStrip.tsx';
import type { Known } from '#ui/figure/Figure.tsx';
import { LockedValue } from '#ui/locked-value/LockedValue.tsx';
import type { IndicatorsData } from './indicators.contract.ts';
import type english from './labels/eng.json';

/** Size, liquidity, risk and yield of the share on the venue, in one strip (ST-12). Unknown ones are left out. */
export function Indicators({ data }: { data: IndicatorsData }) {
  const t = useLabels<typeof english>('indicators');
  const format = useFormat();
  const price = useUnlock('last-price');
  const dynamics = useUnlock('price-dynamics');
  const { currency_name: currency, beta } = data;
  const money = (value: Known) => (typeof value === 'number' ? format.amount(value, { currency }) : value);
  const percent = (value: Known) => (typeof value === 'number' ? format.percent(value, 2) : value);
  const shown: readonly (readonly [Indicator, string | Known])[] = [
    ['capitalization', money(data.capitalization)],
    ['turnover', money(data.turnover)],
    ['turnover_month_average', money(data.turnover_month_average)],
    ['spread', percent(data.spread)],
    ['volatility', percent(data.volatility)],
    ['beta', beta && format.number(beta.value, 2)],
    ['range_position_1y', percent(data.range_position_1y)],
    ['dividend_yield_12m', percent(data.dividend_yield_12m)],
  ];
  const facts = shown.flatMap(([name, value]): Fact[] => {
    if (value === null) return [];
    const hint = name === 'beta' && beta ? t('hint_beta', { index: beta.index_name }) : t(`hint_${name}`);
    const unlock = name === 'range_position_1y' ? dynamics : price;
    return [{ name: t(name), hint, value: isLocked(value) ? <LockedValue unlock={unlock} /> : value }];
  });
  return <FactsStrip label={t('title')} facts={facts} />;
}

type Indicator = Exclude<keyof IndicatorsData, 'date' | 'date.numeric' | 'currency_name'>;
