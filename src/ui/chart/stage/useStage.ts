import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Scene } from '../scene.ts';
import { viewOf } from './carry-view.ts';
import type { Stage } from './mount-stage.ts';
import type { Shown, StageSignals } from './shown.ts';
import { createSignal } from './signal.ts';
import { viewStep } from './view.ts';

/** Joins the markup of a stage to what paints it and follows hands and keys. */
export function useStage(shown: Shown) {
  const [signals] = useState<StageSignals>(() => ({
    view: createSignal(viewOf(shown.chart, shown.home)),
    cursor: createSignal<number | null>(null),
    spoken: createSignal(''),
    plot: createSignal<{ x: number; width: number } | null>(null),
  }));
  const canvas = useRef<HTMLCanvasElement>(null);
  const overlay = useRef<HTMLCanvasElement>(null);
  const navigator = useRef<HTMLCanvasElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const drawing = useRef<HTMLDivElement>(null);
  const stage = useRef<Stage | null>(null);
  const latest = useRef(shown);
  const [isLive, setLive] = useState(false);
  const [drawn] = useState(shown.chart);
  useLayoutEffect(() => {
    latest.current = shown;
    stage.current?.show(shown);
  });
  useEffect(() => {
    let isGone = false;
    // The server has drawn the chart: what paints it again may come after the page has taken over.
    import('./mount-stage.ts').then(({ mountStage }) => {
      if (isGone || !canvas.current || !overlay.current || !surface.current || !drawing.current) return;
      const parts = { canvas: canvas.current, overlay: overlay.current, surface: surface.current, navigator };
      stage.current = mountStage({ ...parts, drawing: drawing.current }, signals, latest.current);
      setLive(stage.current !== null);
    }, leaveDrawn);
    return () => {
      isGone = true;
      stage.current?.unmount();
      stage.current = null;
    };
  }, [signals]);
  return {
    parts: { canvas, overlay, navigator, surface, drawing },
    signals,
    isLive,
    /** The drawing is of other data. */
    isStale: !isLive && shown.chart !== drawn,
    toScene: (): Scene => {
      if (!stage.current) throw new Error('the chart is not painted yet');
      return stage.current.toScene();
    },
    resetView: () => signals.view.set(viewStep(signals.view.get(), { is: 'reset' })),
  };
}

/** Without what paints it, the chart stays as the server drew it. */
const leaveDrawn = () => undefined;
