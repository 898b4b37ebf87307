import { useMemo } from 'react';
import { isLocked } from '#platform/contract/sealed.ts';
import { useFormat, useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { useUnlock } from '#platform/session/ViewerKind.tsx';
import { ChartStage } from '#ui/chart/ChartStage.tsx';
import { Explained } from '#ui/explained/Explained.tsx';
import { Day } from '#ui/figure/Day.tsx';
import { Figure, type Known } from '#ui/figure/Figure.tsx';
import { Hint } from '#ui/hint/Hint.tsx';
import { LockedPrompt } from '#ui/locked-value/LockedPrompt.tsx';
import { Section } from '#ui/section/Section.tsx';
import { SegmentLinks } from '#ui/segment/SegmentLinks.tsx';
import { SimpleTable } from '#ui/table/SimpleTable.tsx';
import type { Cell, Column, Row } from '#ui/table/table-data.ts';
import { drawCurve } from './draw-curve.ts';
import type english from './labels/eng.json';
import styles from './YieldOverview.module.css';
import type { YieldOverviewData } from './yield-overview.contract.ts';

const HEIGHT = { wide: 280, narrow: 240 } as const;

interface Props {
  readonly data: YieldOverviewData;
  /** The address of the page, with the language: the currency of the curve is requested after it. */
  readonly curveBase: string;
}

/** What states and companies pay by currency, and the government curve of one of them (EP-06). */
export function YieldOverview({ data, curveBase }: Props) {
  const t = useLabels<typeof english>('yield-overview');
  const link = useLink();
  const ways = (
    <>
      <a className="link" href={link('/bonds/')}>
        {t('all_bonds')}
      </a>
      <a className="link" href={link('/bonds/map/')}>
        {t('map')}
      </a>
      <a className="link" href={link('/bonds/curves/')}>
        {t('curves')}
      </a>
    </>
  );
  return (
    <Section id="yields" title={t('title')} hint={t('hint')} actions={ways}>
      <div className={styles.pair}>
        <Yields data={data} />
        <Curve data={data} curveBase={curveBase} />
      </div>
    </Section>
  );
}

function Yields({ data: { currencies } }: { data: YieldOverviewData }) {
  const t = useLabels<typeof english>('yield-overview');
  const percent = { kind: 'number', decimals: 2, isAlwaysShown: true } as const;
  const columns: readonly Column[] = [
    { key: 'currency', title: t('currency') },
    { key: 'years_2', title: t('years_2'), ...percent },
    { key: 'years_5', title: t('years_5'), ...percent },
    { key: 'years_10', title: t('years_10'), ...percent },
    { key: 'corporate', title: t('corporate'), hint: t('corporate_hint'), ...percent },
    { key: 'spread', title: t('spread'), hint: t('spread_hint'), ...percent, decimals: 0 },
  ];
  const explained = useExplainedCell();
  const format = useFormat();
  const rows = currencies.map((its): Row => {
    const { currency_name: currency } = its;
    const curve = `/bonds/curves/?curves=${currency}~${its.date}`;
    const corporates = `/bonds/?currency=${currency}&sector=corporate,bank&status=active&sort=yield`;
    const of = (label: string) => format.caption(label, currency);
    return {
      id: currency,
      cells: {
        currency: { val: currency, lnk: `/bonds/?currency=${currency}` },
        years_2: explained(its.years_2, curve, of(t('years_2'))),
        years_5: explained(its.years_5, curve, of(t('years_5'))),
        years_10: explained(its.years_10, curve, of(t('years_10'))),
        corporate: explained(its.corporate_yield, corporates, of(t('corporate'))),
        spread: explained(its.corporate_spread, corporates, of(t('spread')), 0),
      },
    };
  });
  return (
    <div>
      <SimpleTable label={t('title')} columns={columns} rows={rows} limit={0} prompt={t('prompt')} />
    </div>
  );
}

/** A yield leads to what it was computed from: the curve with its bonds, or the bonds of the median. */
function useExplainedCell() {
  const format = useFormat();
  const link = useLink();
  return (value: Known<'last-price'>, href: string, label: string, decimals = 2): Cell =>
    typeof value !== 'number'
      ? value
      : {
          val: value,
          drawn: (
            <Explained href={link(href)} label={label}>
              {format.number(value, decimals)}
            </Explained>
          ),
        };
}

/** Of which day and of what it is made, and how well it shows its bonds. */
function CurveNote({ curve }: { curve: YieldOverviewData['curve'] }) {
  const t = useLabels<typeof english>('yield-overview');
  const { date, error, method, bond_count: count } = curve;
  return (
    <div className={styles.note}>
      <Day day={date} />
      {' · '}
      {t(method, { count })}
      {error !== null && (
        <>
          {' · '}
          {t('error')} <Figure value={error} decimals={0} />
          <Hint text={t('error_hint')} about={t('error_name')} />
        </>
      )}
    </div>
  );
}

function Curve({ data: { currencies, curve }, curveBase }: Props) {
  const t = useLabels<typeof english>('yield-overview');
  const unlock = useUnlock('chart-values');
  const { chart, currency_name: currency } = curve;
  const drawn = useMemo(
    () =>
      drawCurve(chart, {
        years: t('maturity'),
        percent: t('yield'),
        curve: t('curve'),
        bonds: t('government_bonds'),
      }),
    [chart, t],
  );
  const isTableLocked = currencies.some(({ years_5 }) => isLocked(years_5));
  return (
    <div className={styles.curve} id="curve">
      <div className={styles.head}>
        <h3>{t('curve_of', { currency })}</h3>
        {currencies.length > 1 && (
          <SegmentLinks
            label={t('choose')}
            items={currencies.map(({ currency_name: each }) => ({
              href: `${curveBase}?curve=${each}#curve`,
              text: each,
              isCurrent: each === currency,
            }))}
            isShort
          />
        )}
      </div>
      <CurveNote curve={curve} />
      <ChartStage chart={drawn} label={t('curve_label', { currency })} height={HEIGHT} isPatient />
      {chart.unit === 'none' && !isTableLocked && <LockedPrompt unlock={unlock} text={t('prompt_chart')} />}
    </div>
  );
}
