import { lazy, type RefObject, Suspense } from 'react';
import styles from '../ChartStage.module.css';
import { Drawing } from './Drawing.tsx';
import { NAVIGATOR_HEIGHT } from './navigator-rules.ts';
import type { Shown, StageSignals } from './shown.ts';

const Brush = lazy(() => import('./Brush.tsx').then((part) => ({ default: part.Brush })));
const HEIGHT = { wide: NAVIGATOR_HEIGHT, narrow: NAVIGATOR_HEIGHT };

interface Props {
  readonly shown: Shown;
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly signals: StageSignals;
  readonly isLive: boolean;
}

/** The whole first series in a strip, and over it what part of it the chart shows. */
export function Navigator({ shown, canvas, signals, isLive }: Props) {
  return (
    <div className={styles.navigator}>
      <Drawing shown={shown} height={HEIGHT} isNavigator />
      <div aria-hidden="true">
        <canvas ref={canvas} className={styles.canvas} />
      </div>
      {isLive && (
        <Suspense>
          <Brush shown={shown} signals={signals} />
        </Suspense>
      )}
    </div>
  );
}
