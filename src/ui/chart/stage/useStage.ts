import { useLayoutEffect, useRef, useState } from 'react';
import { viewOf } from './carry-view.ts';
import { atFirstSign } from './first-sign.ts';
import type { Stage } from './mount-stage.ts';
import type { DrawnChart, Shown, StageSignals } from './shown.ts';
import { createSignal } from './signal.ts';
import { viewStep } from './view.ts';

/** A file is not as narrow as a phone. */
const NARROWEST_PAPER = 960;

/** Joins the markup of a stage to what paints it and follows hands and keys. */
export function useStage(shown: Shown, isPatient: boolean) {
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
  const stage = useRef<Stage | null>(null);
  const latest = useRef(shown);
  const [isLive, setLive] = useState(false);
  useLayoutEffect(() => {
    latest.current = shown;
    stage.current?.show(shown);
  });
  // What the server drew will do until somebody is there; another chart has to be painted.
  const [drawn] = useState(shown.chart);
  const isAwaited = !isPatient || shown.chart !== drawn;
  useLayoutEffect(() => {
    let isLeft = false;
    const mount = async () => {
      const { mountStage } = await import('./mount-stage.ts');
      if (isLeft || stage.current || !canvas.current || !overlay.current || !surface.current) return;
      const parts = { canvas: canvas.current, overlay: overlay.current, surface: surface.current, navigator };
      stage.current = mountStage(parts, signals, latest.current);
      setLive(stage.current !== null);
    };
    const begin = () => mount().catch((error: unknown) => setFailure({ error }));
    const hasDrawing = canvas.current?.previousElementSibling?.hasChildNodes() === true;
    const stopWaiting = hasDrawing && !isAwaited ? atFirstSign(begin) : void begin();
    return () => {
      isLeft = true;
      stopWaiting?.();
    };
  }, [signals, isAwaited]);
  // Whoever shows the chart guards against one that cannot be drawn.
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  if (failure && isAwaited) throw failure.error;
  useLayoutEffect(
    () => () => {
      stage.current?.unmount();
      stage.current = null;
    },
    [],
  );
  return {
    parts: { canvas, overlay, navigator, surface },
    signals,
    isLive,
    draw: async (height: number): Promise<DrawnChart> => {
      const { drawShown } = await import('./mount-stage.ts');
      const width = Math.max(NARROWEST_PAPER, canvas.current?.clientWidth ?? 0);
      return drawShown(latest.current, signals.view.get().window, { width, height });
    },
    resetView: () => signals.view.set(viewStep(signals.view.get(), { is: 'reset' })),
  };
}
