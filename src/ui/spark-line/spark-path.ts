export const SPARK_WIDTH = 120;
export const SPARK_HEIGHT = 32;
/** So that the stroke is not cut at the lowest and the highest point. */
const INSET = 1;

/** A line through values between 0 and 1, from edge to edge; '' where there are not two. */
export function sparkPath(values: readonly number[]): string {
  if (values.length < 2) return '';
  const step = SPARK_WIDTH / (values.length - 1);
  const room = SPARK_HEIGHT - 2 * INSET;
  return values
    .map((value, at) => `${at === 0 ? 'M' : 'L'}${tenth(at * step)} ${tenth(INSET + (1 - value) * room)}`)
    .join('');
}

const tenth = (value: number) => Math.round(value * 10) / 10;
