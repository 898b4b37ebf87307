import { type ReactNode, useId, useMemo, useRef } from 'react';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { useAddress } from '#platform/navigation/useAddress.ts';
import { useUnlock } from '#platform/session/ViewerKind.tsx';
import { ChartExport } from '#ui/chart/ChartExport.tsx';
import { ChartStage, type ChartStageHandle } from '#ui/chart/ChartStage.tsx';
import frame from '#ui/chart-tools/ChartFrame.module.css';
import type toolWords from '#ui/chart-tools/labels/eng.json';
import { findChartTrendObstacle } from '#ui/chart-tools/trend/chart-trend.ts';
import { useLook } from '#ui/chart-tools/useLook.ts';
import { useTrend } from '#ui/chart-tools/useTrend.ts';
import { classes } from '#ui/classes.ts';
import { LockedPrompt } from '#ui/locked-value/LockedPrompt.tsx';
import { BlockControls } from './BlockControls.tsx';
import { BlockLegend } from './BlockLegend.tsx';
import { BlockMessage } from './BlockMessage.tsx';
import { BlockSubtitle } from './BlockSubtitle.tsx';
import { writeBlockQuery } from './block-address.ts';
import { BLOCK_PERIODS, type BlockPeriod } from './block-range.ts';
import { type BlockView, type FirstBlock, findProblem } from './block-state.ts';
import styles from './ChartBlock.module.css';
import type { Companion } from './companions.ts';
import {
  describeBlock,
  hasNothing,
  hidesValues,
  isCompared,
  nameSeries,
  withoutSubject,
} from './describe-block.ts';
import type english from './labels/eng.json';
import { useChartBlock } from './useChartBlock.ts';

export interface CompareControls {
  readonly keys: readonly string[];
  readonly add: (companion: Companion) => void;
  readonly remove: (key: string) => void;
}

interface Props {
  /** Any address that answers as `market/prices/chart-feed.contract.ts` says. */
  readonly url: string;
  readonly title: string;
  /** What the page is about: an exported picture has no page around it that would say so. */
  readonly subject?: string;
  readonly first: FirstBlock;
  readonly today: CalendarDay;
  readonly periods?: readonly BlockPeriod[];
  /** 600 pixels, or 200 for a second chart below another. */
  readonly size?: 'main' | 'secondary';
  /** The page keeps the state in its address: its path, the period that needs no word there, and what else it says. */
  readonly address?: AddressOfBlock | undefined;
  /** Its values are changes in percent, whose own change says nothing. */
  readonly isOfChanges?: boolean;
  /** Said in place of `no_graph_data`. */
  readonly noData?: string;
  /** What is drawn beside the legend for adding others. */
  readonly compare?: (controls: CompareControls) => ReactNode;
}

interface AddressOfBlock {
  readonly path: string;
  readonly firstPeriod: number;
  /** Without its question mark. */
  readonly query?: string | null;
}

const HEIGHTS = { main: { wide: 600, narrow: 380 }, secondary: { wide: 200, narrow: 200 } } as const;

/** A chart that any address can feed, with everything that a reader can do to it (CB-01). */
export function ChartBlock(props: Props) {
  const {
    url,
    title,
    first,
    today,
    periods = BLOCK_PERIODS,
    size = 'main',
    address,
    compare,
    subject,
    isOfChanges,
  } = props;
  const t = useLabels<typeof english>('chart-block');
  const tools = useLabels<typeof toolWords>('chart-tools');
  const id = useId();
  const block = useRef<HTMLElement>(null);
  const stage = useRef<ChartStageHandle>(null);
  const unlock = useUnlock('chart-values');
  const [state, dispatch] = useChartBlock(url, first);
  const { requested, hidden, trend, look } = state;
  const view = useMemo(() => withoutSubject(state.view, subject), [state.view, subject]);
  const bare = useMemo(() => describeBlock(view, hidden, isOfChanges), [view, hidden, isOfChanges]);
  const over = useTrend(bare, trend, trend === 'not_selected' ? '' : tools(`trend_${trend}`));
  const drawn = useLook(block, look);

  const compared = requested.companions.map(({ key }) => key);
  const hrefOf = (range: BlockView['range']) =>
    address &&
    address.path +
      writeBlockQuery({ range, reversed: null, trend, compared }, address.firstPeriod, address.query);
  useAddress(hrefOf(requested.range), state.phase === 'still' && findProblem(state) === null);

  const isEmpty = hasNothing(bare);
  const series = nameSeries(view);
  const unit = isCompared(view) ? t('change_since_start') : view.data.measure;
  const obstacle = isEmpty || trend === 'not_selected' ? null : findChartTrendObstacle(bare, trend);
  return (
    <section ref={block} className={classes(frame.block, styles.block)} aria-labelledby={id}>
      <div className={classes(frame.head, styles.head)}>
        <h2 className={frame.title} id={id}>
          {title}
        </h2>
        <BlockSubtitle unit={unit} chart={bare} isPeriod={requested.range.kind === 'period'} />
      </div>
      <BlockControls
        state={state}
        chart={bare}
        over={over}
        today={today}
        periods={periods}
        periodHref={address && ((period) => hrefOf({ kind: 'period', id: period }) ?? '')}
        dispatch={dispatch}
      >
        {!isEmpty && (
          <ChartExport
            isCompact
            stage={stage}
            title={subject ?? title}
            notes={[subject && title, unit].filter((note) => note != null)}
            brand={null}
          />
        )}
      </BlockControls>
      <div className={styles.series}>
        {(compare || series.length > 1 || over.trend) && (
          <BlockLegend series={series} hidden={hidden} trend={over.trend} dispatch={dispatch} />
        )}
        {compare?.({
          keys: compared,
          add: (companion) => dispatch({ type: 'companion-added', companion }),
          remove: (key) => dispatch({ type: 'companion-removed', key }),
        })}
      </div>
      <BlockMessage
        state={state}
        isTrendFailed={over.isFailed}
        obstacle={obstacle}
        onRetry={() => dispatch({ type: 'retried' })}
      />
      <div className={frame[size]} aria-busy={state.phase === 'loading'}>
        {isEmpty ? (
          <p className={frame.empty}>
            {series.length > 0 && hidden.size > 0
              ? t('all_hidden')
              : (props.noData ?? tools('no_graph_data'))}
          </p>
        ) : (
          <ChartStage
            ref={stage}
            chart={over.chart}
            label={title}
            height={HEIGHTS[size]}
            hasNames={isCompared(view)}
            {...drawn}
          />
        )}
      </div>
      {hidesValues(view) && !isEmpty && <LockedPrompt unlock={unlock} text={tools('values_hidden_prompt')} />}
    </section>
  );
}
