import { type Ref, useId, useImperativeHandle, useMemo } from 'react';
import { useFormat, useLabels, useLanguage } from '#platform/i18n/I18n.tsx';
import { classes } from '#ui/classes.ts';
import styles from './ChartStage.module.css';
import type { Chart } from './chart.ts';
import type english from './labels/eng.json';
import type { FontSizes } from './scene/frame.ts';
import type { ViewWindow } from './scene.ts';
import { Drawing } from './stage/Drawing.tsx';
import { Foot } from './stage/Foot.tsx';
import { Navigator } from './stage/Navigator.tsx';
import { Readout } from './stage/Readout.tsx';
import { Spoken } from './stage/Spoken.tsx';
import type { DrawnChart, StageHeight } from './stage/shown.ts';
import { type FramedDot, snapPointsOf } from './stage/snap-points.ts';
import { useStage } from './stage/useStage.ts';
import type { Zoom } from './stage/zoom.ts';
import { chartWords } from './words/chart-words.ts';

export interface ChartStageProps {
  readonly chart: Chart;
  /** Names the chart for those who do not see it. */
  readonly label: string;
  /** Of the plots with their axes, in pixels; narrow is for phones (≤ 680). The readout stands above it. */
  readonly height: StageHeight;
  /** A strip below with the whole first series, whose ends can be moved. */
  readonly hasNavigator?: boolean;
  /** Names the series where they end. */
  readonly hasNames?: boolean;
  readonly sizes?: Partial<FontSizes>;
  readonly watermark?: string | null;
  /** Minutes that the site's clocks are ahead of UTC (CH-13). */
  readonly displayOffset?: number;
  /** What is shown at first and after a reset; everything by default. Positions of times, or numbers. */
  readonly home?: ViewWindow;
  /** Of a map: what is shown at first. A reset shows all of it. */
  readonly zoom?: Zoom | null;
  readonly onZoom?: (zoom: Zoom | null, area: Zoom | null) => void;
  /** A dot was pressed, or Enter while the cursor was on it. */
  readonly onPick?: ((seriesId: string, index: number) => void) | undefined;
  /** Dots were framed by a rectangle: with it, a rectangle chooses instead of zooming. */
  readonly onFrame?: ((dots: readonly FramedDot[]) => void) | undefined;
  /** Whether the same can be had as a table below; not where one stands there anyway. */
  readonly hasTable?: boolean;
  /** Loads what paints it when somebody uses the page: until then the server's drawing stands. */
  readonly isPatient?: boolean;
  readonly ref?: Ref<ChartStageHandle>;
}

export interface ChartStageHandle {
  /** What is on the screen, without the cursor and at the size of a screen: for files and for paper. */
  draw(): Promise<DrawnChart>;
  resetView(): void;
}

/**
 * An interactive chart: pointer, touch and keyboard. The server draws it; the browser takes over at the same size. The page's labels
 * must hold `chart`, and `table` for its twin. Give it a chart that stays the same object while nothing changes.
 */
export function ChartStage(props: ChartStageProps) {
  const { chart, label, height, hasNavigator = false, hasNames = false, displayOffset = 0, ref } = props;
  const t = useLabels<typeof english>('chart');
  const format = useFormat();
  const language = useLanguage();
  const helpId = useId();
  const clock = useMemo(
    () => ({ words: chartWords(language, format), displayOffset }),
    [language, format, displayOffset],
  );
  const snapPoints = useMemo(() => snapPointsOf(chart), [chart]);
  const shown = {
    chart,
    snapPoints,
    clock,
    t,
    hasNames,
    hasNavigator,
    sizes: props.sizes,
    watermark: props.watermark ?? undefined,
    home: props.home,
    zoom: props.zoom ?? null,
    onZoom: props.onZoom,
    onPick: props.onPick,
    onFrame: props.onFrame,
  };
  const { parts, signals, isLive, isStale, draw, resetView } = useStage(shown, props.isPatient ?? false);
  useImperativeHandle(ref, () => ({ draw: () => draw(height.wide), resetView }));
  const resetFromButton = () => {
    // The button is about to go, and the focus with it.
    parts.surface.current?.focus({ preventScroll: true });
    resetView();
  };
  return (
    <div className={classes(styles.stage, isLive && styles.live, isStale && styles.stale)}>
      <Readout chart={chart} snapPoints={snapPoints} clock={clock} cursor={signals.cursor} />
      <div className={styles.box}>
        <Drawing shown={shown} height={height} drawing={parts.drawing} />
        <div aria-hidden="true">
          <canvas ref={parts.canvas} className={styles.canvas} />
          <canvas ref={parts.overlay} className={styles.canvas} />
        </div>
        <div
          ref={parts.surface}
          className={classes(styles.surface, chart.x.kind === 'number' && styles.plane)}
          role="application"
          aria-roledescription={t('role')}
          aria-label={label}
          aria-describedby={helpId}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: keys move its cursor
          tabIndex={0}
        />
      </div>
      {hasNavigator && chart.x.kind === 'time' && (
        <Navigator shown={shown} canvas={parts.navigator} signals={signals} isLive={isLive} />
      )}
      <Foot
        label={label}
        shown={shown}
        signals={signals}
        hasTable={props.hasTable ?? true}
        onReset={resetFromButton}
      />
      <p id={helpId} className="sr">
        {t('keys')}
      </p>
      <Spoken spoken={signals.spoken} />
    </div>
  );
}
