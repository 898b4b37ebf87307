import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react';
import { useLabels } from '#foundation/i18n/I18n.tsx';
import styles from '../ChartStage.module.css';
import type english from '../labels/eng.json';
import type { ViewWindow } from '../scene.ts';
import { Drawing } from './Drawing.tsx';
import { writeTime } from './readings.ts';
import type { Shown, StageSignals } from './shown.ts';
import { useSignal } from './signal.ts';
import { placeText, sliderStep } from './navigator-rules.ts';
import { viewStep, type ViewStep } from './view.ts';

const HEIGHT = { wide: 64, narrow: 64 };

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
      <canvas ref={canvas} className={styles.canvas} aria-hidden="true" />
      {isLive && <Brush shown={shown} signals={signals} />}
    </div>
  );
}
