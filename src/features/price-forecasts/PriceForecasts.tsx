import { isLocked } from '#platform/contract/sealed.ts';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import { useUnlock } from '#platform/session/ViewerKind.tsx';
import { Change } from '#ui/change/Change.tsx';
import { type Fact, Facts } from '#ui/facts/Facts.tsx';
import { LockedValue } from '#ui/locked-value/LockedValue.tsx';
import { Section } from '#ui/section/Section.tsx';
import { ForecastsTable } from './ForecastsTable.tsx';
import type english from './labels/eng.json';
import styles from './PriceForecasts.module.css';
import type { ForecastSummary, PriceForecastsData } from './price-forecasts.contract.ts';
import { TargetScale } from './TargetScale.tsx';

/** What those who follow the share expect it to cost: all of them together, then each one (ST-05). */
export function PriceForecasts({ data: { data, summary } }: { data: PriceForecastsData }) {
  const t = useLabels<typeof english>('price-forecasts');
  return (
    <Section
      id="price-forecasts"
      title={t('title')}
      hint={t('hint')}
      note={summary && t('count', { count: summary.count })}
    >
      {summary && <Summary summary={summary} />}
      <ForecastsTable forecasts={data} />
    </Section>
  );
}

function Summary({ summary }: { summary: ForecastSummary }) {
  const t = useLabels<typeof english>('price-forecasts');
  const format = useFormat();
  const unlock = useUnlock('last-price');
  const { mean, low, high, upside, currency_name: currency, recommendations } = summary;
  const facts: Fact[] = [
    { name: t('mean'), value: format.money(mean, currency, 2) },
    {
      name: t('upside'),
      hint: t('upside_hint'),
      value: isLocked(upside) ? <LockedValue unlock={unlock} /> : <Change percent={upside} />,
    },
    ...(low === high
      ? []
      : [{ name: t('range'), value: `${format.number(low, 2)} – ${format.money(high, currency, 2)}` }]),
    { name: t('recommendations'), value: t('recommendations_counted', recommendations) },
  ];
  return (
    <div className={styles.summary}>
      <Facts facts={facts} />
      <TargetScale summary={summary} />
    </div>
  );
}
