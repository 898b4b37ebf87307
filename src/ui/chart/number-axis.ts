import type { NumberAxis } from './chart.ts';

/** What an axis shows at a position. */
export const numberAt = ({ isLog }: Pick<NumberAxis, 'isLog'>, position: number): number =>
  isLog ? Math.exp(position) : position;

/** Where a number stands; NaN where a logarithmic axis has no place for it. */
export function positionOfNumber({ isLog }: Pick<NumberAxis, 'isLog'>, number: number): number {
  if (!isLog) return number;
  return number > 0 ? Math.log(number) : Number.NaN;
}
