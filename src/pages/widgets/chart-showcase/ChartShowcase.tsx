import { useMemo, useState } from 'react';
import { useLabels } from '#foundation/i18n/I18n.tsx';
import { ChartStage } from '#ui/chart/ChartStage.tsx';
import { Section } from '#ui/section/Section.tsx';
import showcase from '../Showcase.module.css';
import { Specimen } from '../Specimen.tsx';
import type english from './labels/eng.json';
import { sampleCandles, sampleComparison, sampleMap, samplePrice, sampleSilent } from './sample-charts.ts';

const TALL = { wide: 480, narrow: 360 };
const LOW = { wide: 320, narrow: 280 };

export function ChartShowcase() {
  const t = useLabels<typeof english>('chart-showcase');
  const charts = useMemo(() => {
    const names = {
      last: t('last'),
      overturn: t('overturn'),
      dividend: t('dividend'),
      split: t('split'),
      duration: t('duration'),
      yield: t('yield'),
    };
    return {
      price: samplePrice(names),
      candles: sampleCandles(names),
      comparison: sampleComparison(),
      silent: sampleSilent(names),
      map: sampleMap(names),
    };
  }, [t]);
  const [picked, setPicked] = useState('');
  return (
    <Section id="chart" title={t('title')}>
      <div className={showcase.grid}>
        <Specimen id="chart-price" title={t('price')} note={t('price_note')} isWide>
          <ChartStage chart={charts.price} label={t('price')} height={TALL} hasNavigator />
        </Specimen>
        <Specimen id="chart-candles" title={t('candles')}>
          <ChartStage chart={charts.candles} label={t('candles')} height={LOW} watermark="Basispoint" />
        </Specimen>
        <Specimen id="chart-comparison" title={t('comparison')}>
          <ChartStage chart={charts.comparison} label={t('comparison')} height={LOW} hasNames />
        </Specimen>
        <Specimen id="chart-silent" title={t('silent')} note={t('silent_note')}>
          <ChartStage chart={charts.silent} label={t('silent')} height={LOW} displayOffset={180} />
        </Specimen>
        <Specimen id="chart-map" title={t('map')} note={picked || t('map_note')}>
          <ChartStage
            chart={charts.map}
            label={t('map')}
            height={LOW}
            onPick={(series, index) => setPicked(`${series} ${index}`)}
          />
        </Specimen>
      </div>
    </Section>
  );
}
