import { isLocked } from '#platform/contract/sealed.ts';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import type { Fact } from '#ui/facts/Facts.tsx';
import { FactsStrip } from '#ui/facts/FactsStrip.tsx';
import { Day } from '#ui/figure/Day.tsx';
import { Figure, type Known } from '#ui/figure/Figure.tsx';
import type { EtfPageData } from './etf.contract.ts';
import type english from './labels/eng.json';

/** What a buyer compares first. What is not known is left out. */
export function EtfFacts({ data }: { data: EtfPageData }) {
  const t = useLabels<typeof english>('etf');
  const format = useFormat();
  const { net_assets, net_assets_currency, expense_ratio, listed_on, currency } = data.parameters;
  const year = data.blocks.tracking?.past.find(({ past_years }) => past_years === 1);
  const figure = (value: Known<'last-price'> | undefined, write: (value: number) => string) => {
    if (value === null || value === undefined) return null;
    return isLocked(value) ? <Figure value={value} /> : write(value);
  };
  const shown: readonly (readonly [string, Fact['value'] | null])[] = [
    [
      t('fact_net_assets'),
      figure(net_assets, (value) => format.amount(value, { currency: net_assets_currency })),
    ],
    [t('fact_ter'), figure(expense_ratio, (value) => format.percent(value, 2))],
    [t('fact_difference'), figure(year?.difference, (value) => format.number(value, 2))],
    [t('fact_error'), figure(year?.error, (value) => format.percent(value, 2))],
    [t('currency'), currency],
    [t('listed_on'), listed_on && <Day day={listed_on} />],
  ];
  const facts = shown.flatMap(([name, value]): Fact[] => (value === null ? [] : [{ name, value }]));
  return <FactsStrip label={t('facts')} facts={facts} />;
}
