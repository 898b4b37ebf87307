import { ticks } from 'd3-array';
import { textWidth } from '../../text-width/text-width.ts';
import type { NumberAxis } from '../chart.ts';
import { numberAt, positionOfNumber } from '../number-axis.ts';
import type { ChartWords } from '../words/chart-words.ts';
import type { TimeTick } from './time-ticks.ts';
import { labelWriter, logTicks } from './value-ticks.ts';
import { toX, type XScale } from './x-scale.ts';

/** A label with the space beside it, in heights of its text. */
const ROOM = 7;

export function numberTicks(
  axis: Pick<NumberAxis, 'isLog'>,
  scale: XScale,
  size: number,
  words: ChartWords,
): readonly TimeTick[] {
  const [from, to] = [numberAt(axis, scale.window.from), numberAt(axis, scale.window.to)];
  const count = Math.max(1, Math.floor(scale.width / (size * ROOM)));
  const values = axis.isLog ? logTicks({ from, to }, count) : ticks(from, to, count);
  const write = labelWriter({ unit: 'value', decimals: 0 }, values, words);
  return values
    .map((value) => ({ x: toX(scale, positionOfNumber(axis, value)), label: write(value), isStrong: false }))
    .filter(({ x, label }) => {
      const half = textWidth(label, size) / 2;
      return x - half >= scale.left && x + half <= scale.left + scale.width;
    });
}
