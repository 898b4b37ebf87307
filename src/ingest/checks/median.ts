const MOST_VALUES = 256;

/** The median of an even selection of a stream: every value at first, then every second, every fourth. */
export function createMedian() {
  let values: number[] = [];
  let stride = 1;
  let seen = 0;
  return {
    add: (value: number): void => {
      if (seen++ % stride !== 0) return;
      values.push(value);
      if (values.length < MOST_VALUES) return;
      values = values.filter((_, at) => at % 2 === 0);
      stride *= 2;
    },
    read: (): number | null => {
      const sorted = values.toSorted((one, other) => one - other);
      return sorted[Math.floor(sorted.length / 2)] ?? null;
    },
  };
}
