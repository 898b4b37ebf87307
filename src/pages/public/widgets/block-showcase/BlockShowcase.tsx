import { useMemo } from 'react';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { FirstBlock } from '#features/chart-block/block-state.ts';
import { ChartBlock } from '#features/chart-block/ChartBlock.tsx';
import { MapBlock } from '#features/map-block/MapBlock.tsx';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { Section } from '#ui/section/Section.tsx';
import showcase from '../Showcase.module.css';
import { Specimen } from '../Specimen.tsx';
import type { BlockShowcaseData } from './block-showcase.contract.ts';
import type english from './labels/eng.json';

const RANGE = { kind: 'period', id: 4 } as const;
const NOTHING: FirstBlock['view']['data'] = { series: [], graph_type: 'line', measure: null };
/** A block that was fed nothing asks here again, in vain. */
const NOWHERE = '/api/nowhere/';

export function BlockShowcase({
  data: { index, bonds },
  today,
}: {
  data: BlockShowcaseData;
  today: CalendarDay;
}) {
  const t = useLabels<typeof english>('block-showcase');
  const axes = { duration: t('years'), yield: t('coupon') };
  const points = useMemo(
    () => bonds.map(({ duration, yield: y, ...bond }) => ({ ...bond, x: duration, y })),
    [bonds],
  );
  return (
    <Section id="block" title={t('title')}>
      <div className={showcase.grid}>
        <Specimen id="block-map" title={t('map')} note={t('map_note')} isWide>
          <MapBlock title={t('map')} points={points} groupName={(currency) => currency} axes={axes} />
        </Specimen>
        <Specimen id="block-secondary" title={t('secondary')} isWide>
          {index && <Block title={t('secondary')} url={index.chart_url} data={index.chart} today={today} />}
        </Specimen>
        <Specimen id="block-empty" title={t('empty')} isWide>
          <Block title={t('empty')} url={NOWHERE} data={NOTHING} today={today} noData={t('no_data')} />
        </Specimen>
      </div>
    </Section>
  );
}

interface BlockProps {
  readonly title: string;
  readonly url: string;
  readonly data: FirstBlock['view']['data'];
  readonly today: CalendarDay;
  readonly noData?: string;
}

function Block({ data, ...rest }: BlockProps) {
  const first = useMemo<FirstBlock>(
    () => ({
      view: { range: RANGE, data, companions: [], answers: {} },
      reversed: null,
      trend: 'not_selected',
    }),
    [data],
  );
  return <ChartBlock {...rest} first={first} size="secondary" />;
}
