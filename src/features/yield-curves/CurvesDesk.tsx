import { useMemo } from 'react';
import { CURVE_VIEWS } from '#domain/bonds/curve/zero-curve.ts';
import { useFormat, useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { useUnlock } from '#platform/session/ViewerKind.tsx';
import { ChartStage } from '#ui/chart/ChartStage.tsx';
import { Empty } from '#ui/empty/Empty.tsx';
import { ExcelLink } from '#ui/export-range/ExcelLink.tsx';
import { LockedPrompt } from '#ui/locked-value/LockedPrompt.tsx';
import { Section } from '#ui/section/Section.tsx';
import { SegmentLinks } from '#ui/segment/SegmentLinks.tsx';
import { AddCurve } from './AddCurve.tsx';
import { CurveList } from './CurveList.tsx';
import styles from './CurvesDesk.module.css';
import { BondsTable, RatesTable } from './CurveTables.tsx';
import { CURVES_PATH, curvesPath, MOST_CURVES, parseCurvesQuery } from './curve-selection.ts';
import { curvesWords } from './curves-words.ts';
import { drawCurves } from './draw-curves.ts';
import type english from './labels/eng.json';
import { MethodText } from './MethodText.tsx';
import type { YieldCurvesData } from './yield-curves.contract.ts';

const HEIGHT = { wide: 420, narrow: 300 } as const;

/** Curves beside each other, as a chart and by tenor; the bonds of one of them; how they were drawn. */
export function CurvesDesk({ data }: { data: YieldCurvesData }) {
  const t = useLabels<typeof english>('yield-curves');
  const format = useFormat();
  const link = useLink();
  const unlock = useUnlock('chart-values');
  const words = useMemo(() => curvesWords(t, format), [t, format]);
  const selection = parseCurvesQuery(Object.fromEntries(new URLSearchParams(data.query)));
  const { values, curves, shown, view } = data;
  const isLocked = values.unit === 'none';
  const chart = useMemo(
    () =>
      drawCurves(values, shown, {
        years: t('years'),
        percent: t('percent'),
        bonds: t('bonds'),
        names: curves.map(words.name),
      }),
    [values, shown, curves, words, t],
  );
  const isEmpty = values.lines.every((line) => line.length === 0);
  const current = curves[shown];
  return (
    <>
      <div className={styles.head}>
        <h1>{t('heading')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </div>
      <div className={styles.tools}>
        <SegmentLinks
          label={t('view')}
          items={CURVE_VIEWS.map((each) => ({
            href: link(curvesPath({ ...selection, view: each })),
            text: t(`view_${each}`),
            isCurrent: each === view,
          }))}
          isShort
        />
        <ExcelLink href={link(data.export_link ?? CURVES_PATH)} mayExport={data.export_link !== null} />
      </div>
      <CurveList data={data} selection={selection} words={words} />
      {data.currencies.length > 0 && curves.length < MOST_CURVES && (
        <AddCurve data={data} selection={selection} />
      )}
      {isEmpty ? (
        <Empty icon="info" title={t('empty')} text={t('empty_text')} />
      ) : (
        <ChartStage chart={chart} label={t('chart_label')} height={HEIGHT} hasNames />
      )}
      {isLocked && !isEmpty && <LockedPrompt unlock={unlock} text={t('prompt')} />}
      <div className={styles.sections}>
        {values.tenors.length > 0 && (
          <Section id="rates" title={t('rates')} hint={t(`view_${view}_hint`)}>
            <RatesTable data={data} words={words} />
          </Section>
        )}
        {values.bonds.length > 0 && current && (
          <Section id="bonds" title={t('bonds_of', { curve: words.name(current) })} hint={t('residual_hint')}>
            <BondsTable bonds={values.bonds} words={words} />
          </Section>
        )}
        <MethodText parameters={values.parameters} name={current ? words.name(current) : ''} />
      </div>
    </>
  );
}
