import { shapeOf } from '#ui/chart/scene/dot-marks.ts';
import type { DotShape } from '#ui/chart/scene.ts';

const PATHS: Readonly<Record<DotShape, string>> = {
  circle: 'M5 1a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
  square: 'M1.5 1.5h7v7h-7z',
  diamond: 'M5 0l5 5-5 5-5-5z',
  triangle: 'M5 .5 9.5 9h-9z',
};

/** The shape and colour of a group on the map. */
export function DotSwatch({ tone }: { tone: number }) {
  return (
    <svg width="10" height="10" viewBox="0 0 10 10" aria-hidden="true">
      <path d={PATHS[shapeOf(tone)]} fill={`var(--chart-${tone})`} />
    </svg>
  );
}
