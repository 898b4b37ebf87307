import { useMemo, useState } from 'react';
import { useBrand } from '#platform/brands/CurrentBrand.tsx';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { useUnlock } from '#platform/session/ViewerKind.tsx';
import { ChartStage } from '#ui/chart/ChartStage.tsx';
import { LockedPrompt } from '#ui/locked-value/LockedPrompt.tsx';
import { Section } from '#ui/section/Section.tsx';
import type blocks from '../block-showcase/labels/eng.json';
import showcase from '../Showcase.module.css';
import { Specimen } from '../Specimen.tsx';
import type { ChartShowcaseData, ShownShare } from './chart-showcase.contract.ts';
import type english from './labels/eng.json';
import { toMap } from './to-map.ts';
import { useShareCharts } from './useShareCharts.ts';

const TALL = { wide: 480, narrow: 360 };
const LOW = { wide: 320, narrow: 280 };

export function ChartShowcase({ data: { share, bonds } }: { data: ChartShowcaseData }) {
  const t = useLabels<typeof english>('chart-showcase');
  return (
    <Section id="chart" title={t('title')}>
      <div className={showcase.grid}>
        {share && <ShareSpecimens share={share} />}
        <MapSpecimen bonds={bonds} />
      </div>
    </Section>
  );
}

function ShareSpecimens({ share }: { share: ShownShare }) {
  const t = useLabels<typeof english>('chart-showcase');
  const brand = useBrand();
  const { price, candles, comparison, silent } = useShareCharts(share);
  const offset = share.price.displayOffset;
  return (
    <>
      <Specimen id="chart-price" title={t('price')} note={t('price_note')} isWide>
        {price && <ChartStage chart={price} label={t('price')} height={TALL} hasNavigator />}
      </Specimen>
      <Specimen id="chart-candles" title={t('candles')}>
        {candles ? (
          <ChartStage chart={candles} label={t('candles')} height={LOW} watermark={brand.name} />
        ) : (
          <Closed lock="extended-chart" />
        )}
      </Specimen>
      <Specimen id="chart-comparison" title={t('comparison')}>
        {comparison ? (
          <ChartStage chart={comparison} label={t('comparison')} height={LOW} hasNames />
        ) : (
          <Closed lock="compare" />
        )}
      </Specimen>
      <Specimen id="chart-silent" title={t('silent')} note={t('silent_note')}>
        {silent && <ChartStage chart={silent} label={t('silent')} height={LOW} displayOffset={offset} />}
      </Specimen>
    </>
  );
}

/** The rows are real, so who may not see them does not. */
function Closed({ lock }: { lock: 'extended-chart' | 'compare' }) {
  const t = useLabels<typeof english>('chart-showcase');
  return <LockedPrompt unlock={useUnlock(lock)} text={t('closed')} />;
}

function MapSpecimen({ bonds }: Pick<ChartShowcaseData, 'bonds'>) {
  const t = useLabels<typeof english>('chart-showcase');
  const axes = useLabels<typeof blocks>('block-showcase');
  const [picked, setPicked] = useState('');
  const chart = useMemo(() => toMap(bonds, { years: axes('years'), coupon: axes('coupon') }), [bonds, axes]);
  return (
    <Specimen id="chart-map" title={t('map')} note={picked || t('map_note')}>
      <ChartStage
        chart={chart}
        label={t('map')}
        height={LOW}
        onPick={(_, index) => setPicked(bonds[index]?.name ?? '')}
      />
    </Specimen>
  );
}
