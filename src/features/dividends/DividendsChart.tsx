import { useMemo } from 'react';
import { amountDecimals } from '#domain/numbers/amount-decimals.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { ChartStage } from '#ui/chart/ChartStage.tsx';
import { yearlyColumns } from '#ui/chart/yearly-columns.ts';
import type { DividendYears } from './dividends.contract.ts';
import type english from './labels/eng.json';

const HEIGHT = { wide: 180, narrow: 160 } as const;
const MONEY_DECIMALS = 2;
const MOST_DECIMALS = 6;

/** A column a year: what one share of today brought. */
export function DividendsChart({ paid }: { paid: DividendYears }) {
  const t = useLabels<typeof english>('dividends');
  const { currency_name: currency, years } = paid;
  const name = t('amount_in', { currency });
  const chart = useMemo(() => {
    const amounts = years.map(({ amount }) => amount);
    return yearlyColumns({
      years: years.map(({ year }) => year),
      values: Float64Array.from(amounts),
      name,
      // Where every year brought less than one, its cents would all look alike.
      decimals: Math.max(...amounts) >= 1 ? MONEY_DECIMALS : Math.min(MOST_DECIMALS, amountDecimals(amounts)),
    });
  }, [years, name]);
  return <ChartStage chart={chart} label={t('chart', { currency })} height={HEIGHT} isPatient />;
}
