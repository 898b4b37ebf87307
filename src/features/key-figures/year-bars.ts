const WIDTH = 9;
const GAP = 4;
const HEIGHT = 28;

interface Bar {
  readonly x: number;
  readonly y: number;
  readonly tall: number;
  readonly isLatest: boolean;
}

interface Bars {
  readonly width: number;
  readonly height: number;
  /** Where the line of zero is. */
  readonly zero: number;
  readonly bars: readonly Bar[];
}

/** Of values by year, the latest first: drawn the oldest first, losses below the line. A year without a value is a gap. */
export function toBars(values: readonly (number | null)[]): Bars {
  const oldestFirst = values.toReversed();
  const known = oldestFirst.filter((value) => value !== null);
  const [high, low] = [Math.max(0, ...known), Math.min(0, ...known)];
  const scale = high === low ? 0 : HEIGHT / (high - low);
  const zero = round(high * scale);
  const bars = oldestFirst.flatMap((value, at): Bar[] => {
    if (value === null) return [];
    const tall = round(Math.max(1, Math.abs(value) * scale));
    return [
      {
        x: at * (WIDTH + GAP),
        y: value < 0 ? zero : round(zero - tall),
        tall,
        isLatest: at === oldestFirst.length - 1,
      },
    ];
  });
  return { width: oldestFirst.length * (WIDTH + GAP) - GAP, height: HEIGHT, zero, bars };
}

const round = (value: number) => Math.round(value * 10) / 10;
