import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { atFirstSign } from './first-sign.ts';
import { firstView } from './first-view.ts';
import { isSameView } from './is-same-view.ts';
import type { Stage } from './mount-stage.ts';
import type { DrawnChart, Shown, StageSignals } from './shown.ts';
import { createSignal } from './signal.ts';
import { resetView } from './view.ts';

/** A file is not as narrow as a phone. */
const NARROWEST_PAPER = 960;

interface Failure {
  readonly error: unknown;
  readonly hasDrawing: boolean;
}

/** Joins the markup of a stage to what paints it and follows gestures and keys. */
export function useStage(shown: Shown, isPatient: boolean) {
  const [signals] = useState<StageSignals>(() => ({
    view: createSignal(firstView(shown.chart, shown.home)),
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
  const [failure, setFailure] = useState<Failure | null>(null);
  const [drawn] = useState(shown.chart);
  const isChanged = shown.chart !== drawn;
  const isStale = isChanged && !isSameView(shown.chart, drawn);
  const isAwaited = !isPatient || isChanged;
  useLayoutEffect(() => {
    latest.current = shown;
    stage.current?.show(shown);
  });
  useEffect(() => {
    let isLeft = false;
    const hasDrawing = drawing.current?.hasChildNodes() === true;
    const mount = async () => {
      const { mountStage } = await import('./mount-stage.ts');
      if (isLeft || stage.current) return;
      if (!canvas.current || !overlay.current || !surface.current || !drawing.current) return;
      const parts = { canvas: canvas.current, overlay: overlay.current, surface: surface.current, navigator };
      stage.current = mountStage({ ...parts, drawing: drawing.current }, signals, drawn, latest.current);
      setLive(stage.current !== null);
    };
    const begin = () => void mount().catch((error: unknown) => setFailure({ error, hasDrawing }));
    const stopWaiting = hasDrawing && !isAwaited ? atFirstSign(begin) : begin();
    return () => {
      isLeft = true;
      stopWaiting?.();
    };
  }, [signals, drawn, isAwaited]);
  useEffect(
    () => () => {
      stage.current?.unmount();
      stage.current = null;
    },
    [],
  );
  // What the server drew will do. Where there is nothing of it, whoever shows the chart says that it failed (CH-17).
  if (failure && (isStale || !failure.hasDrawing)) throw failure.error;
  return {
    parts: { canvas, overlay, navigator, surface, drawing },
    signals,
    isLive,
    /** The drawing is of other data. */
    isStale: isStale && !isLive,
    draw: async (height: number): Promise<DrawnChart> => {
      const { drawShown } = await import('./mount-stage.ts');
      const width = Math.max(NARROWEST_PAPER, canvas.current?.clientWidth ?? 0);
      return drawShown(latest.current, stage.current && signals.view.get(), { width, height });
    },
    resetView: () => signals.view.set(resetView(signals.view.get())),
  };
}
