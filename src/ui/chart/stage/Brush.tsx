import { type PointerEvent, useRef } from 'react';
import { useLabels } from '#platform/i18n/I18n.tsx';
import styles from '../ChartStage.module.css';
import type english from '../labels/eng.json';
import { toPosition, toX, xScale } from '../scene/x-scale.ts';
import { NAVIGATOR_HEIGHT, slideTo, writeEnd } from './navigator-rules.ts';
import type { Shown, StageSignals } from './shown.ts';
import { useSignal } from './signal.ts';
import { spanOf, type ViewStep, viewStep } from './view.ts';

const ENDS = ['from', 'to'] as const;
const REACH = 14;
const GRIP = 18;

/** What the chart shows of it: a frame to move, with an end to move on either side. */
export function Brush({ shown, signals }: { shown: Shown; signals: StageSignals }) {
  const t = useLabels<typeof english>('chart');
  const { window, limits } = useSignal(signals.view);
  const plot = useSignal(signals.plot);
  const svg = useRef<SVGSVGElement>(null);
  const grabbed = useRef<number | null>(null);
  if (!plot) return null;
  const scale = xScale(limits, plot);
  const [from, to] = [toX(scale, window.from), toX(scale, window.to)];
  const step = (next: ViewStep) => signals.view.set(viewStep(signals.view.get(), next));
  const positionAt = ({ clientX }: PointerEvent) =>
    toPosition(scale, clientX - (svg.current?.getBoundingClientRect().left ?? 0));
  const grab = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    grabbed.current = positionAt(event);
  };
  const drag = (event: PointerEvent, move: (position: number, from: number) => void) => {
    if (grabbed.current === null) return;
    const position = positionAt(event);
    move(position, grabbed.current);
    grabbed.current = position;
  };
  const letGo = () => {
    grabbed.current = null;
  };
  const jump = (event: PointerEvent) => {
    const start = positionAt(event) - spanOf(window) / 2;
    step({ is: 'chosen', window: { from: start, to: start + spanOf(window) } });
  };
  const gestures = { onPointerDown: grab, onPointerUp: letGo, onPointerCancel: letGo };
  const strip = { y: 0.5, height: NAVIGATOR_HEIGHT - 1 };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: its two sliders have names
    <svg ref={svg} className={styles.brush}>
      <rect {...strip} className={styles.shade} x={plot.x} width={from - plot.x} onPointerDown={jump} />
      <rect
        {...strip}
        className={styles.shade}
        x={to}
        width={Math.max(0, plot.x + plot.width - to)}
        onPointerDown={jump}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of the plot and of the sliders do the same */}
      <rect
        {...strip}
        {...gestures}
        className={styles.shown}
        x={from}
        width={to - from}
        onPointerMove={(event) =>
          drag(event, (position, start) => step({ is: 'panned', by: position - start }))
        }
        onDoubleClick={() => step({ is: 'reset' })}
      />
      {ENDS.map((end) => (
        <g
          key={end}
          {...gestures}
          className={styles.handle}
          transform={`translate(${end === 'from' ? from : to})`}
          role="slider"
          tabIndex={0}
          aria-label={t(`shown_${end}`)}
          aria-valuemin={limits.from}
          aria-valuemax={limits.to}
          aria-valuenow={window[end]}
          aria-valuetext={writeEnd(shown.chart, window, end, shown.clock)}
          onPointerMove={(event) => drag(event, (position) => step({ is: 'end-moved', end, to: position }))}
          onKeyDown={(event) => {
            const next = slideTo(event.key, window[end], limits, shown.chart.x.kind === 'time');
            if (next === null) return;
            event.preventDefault();
            step({ is: 'end-moved', end, to: next });
          }}
        >
          <rect {...strip} className={styles.reach} x={-REACH} width={2 * REACH} />
          <rect
            className={styles.grip}
            x={-4}
            y={(NAVIGATOR_HEIGHT - GRIP) / 2}
            width={8}
            height={GRIP}
            rx={3}
          />
        </g>
      ))}
    </svg>
  );
}
