export interface Sample {
  readonly second: number;
  readonly values: Readonly<Record<Measure, number>>;
}

/**
 * How much each may grow over the part of the run that is looked at, by its fitted line: a share of its median, and so
 * many more. Caches fill for long, up to limits of their own.
 */
export const MEASURES = {
  'memory without caches, MB': {
    metric: /^process_resident_memory_bytes (\S+)/m,
    less: /^basispoint_cache_bytes\{[^}]*\} (\S+)/m,
    unit: 2 ** 20,
    share: 0.1,
    more: 5,
  },
  'heap, MB': { metric: /^nodejs_heap_size_used_bytes (\S+)/m, unit: 2 ** 20, share: 0.15, more: 5 },
  'open files': { metric: /^process_open_fds (\S+)/m, unit: 1, share: 0.1, more: 5 },
  handles: { metric: /^nodejs_active_handles_total (\S+)/m, unit: 1, share: 0.1, more: 5 },
  'database connections': {
    metric: /^basispoint_database_connections\{[^}]*\} (\S+)/m,
    unit: 1,
    share: 0.1,
    more: 2,
  },
} as const;

export type Measure = keyof typeof MEASURES;
export const measures = Object.keys(MEASURES) as readonly Measure[];

/** Caches fill, and code is compiled, at first. */
const WARM_UP = 0.4;
/** Of each the smallest counts, so that what waits for the garbage collector does not. */
const WINDOWS = 12;
const LEAST_SAMPLES = 5 * WINDOWS;

/** Of the text of /metrics; what is not in it is no number. */
export function readSample(second: number, text: string): Sample {
  const read = (measure: Measure) => {
    const { metric, unit, ...more } = MEASURES[measure];
    const less = 'less' in more ? sumOf(text, more.less) : 0;
    return (sumOf(text, metric) - less) / unit;
  };
  return { second, values: Object.fromEntries(measures.map((one) => [one, read(one)])) as Sample['values'] };
}

function sumOf(text: string, metric: RegExp): number {
  const found = [...text.matchAll(new RegExp(metric.source, 'gm'))];
  return found.length === 0 ? Number.NaN : found.reduce((sum, [, value]) => sum + Number(value), 0);
}

export interface Trend {
  readonly measure: Measure;
  readonly median: number;
  /** By the fitted line, over the part of the run that is looked at. */
  readonly growth: number;
  readonly perHour: number;
  readonly bound: number;
}

export function fitTrends(samples: readonly Sample[]): readonly Trend[] {
  const looked = samples.slice(Math.ceil(samples.length * WARM_UP));
  const seconds = (looked.at(-1)?.second ?? 0) - (looked[0]?.second ?? 0);
  return measures.map((measure) => {
    const points = toFloors(looked.map(({ second, values }) => ({ x: second, y: values[measure] })));
    const slope = fitSlope(points);
    const median = middle(points.map(({ y }) => y));
    const { share, more } = MEASURES[measure];
    return { measure, median, growth: slope * seconds, perHour: slope * 3_600, bound: median * share + more };
  });
}

/** What of a soak is a finding; having measured too little is one, too. */
export function judge(samples: readonly Sample[], trends: readonly Trend[]): readonly string[] {
  if (samples.length < LEAST_SAMPLES) return [`${samples.length} samples were taken: too few`];
  return trends.flatMap(({ measure, growth, bound }) => {
    if (Number.isNaN(growth)) return [`${measure}: not measured`];
    return growth > bound ? [`${measure}: grew by ${growth.toFixed(1)}, more than ${bound.toFixed(1)}`] : [];
  });
}

const MOST_LEFT = 10;

/** What is still open with nobody there. */
export const findLeft = (before: Sample, after: Sample): readonly string[] =>
  (['open files', 'handles'] as const).flatMap((measure) => {
    const more = after.values[measure] - before.values[measure];
    return more <= MOST_LEFT ? [] : [`${measure}: ${more} more than before, with nobody there`];
  });

interface Point {
  readonly x: number;
  readonly y: number;
}

function toFloors(points: readonly Point[]): readonly Point[] {
  const size = Math.max(1, Math.floor(points.length / WINDOWS));
  return Array.from({ length: Math.floor(points.length / size) }, (_, at) => {
    const window = points.slice(at * size, (at + 1) * size);
    return { x: window[0]?.x ?? 0, y: Math.min(...window.map(({ y }) => y)) };
  });
}

/** By Theil and Sen: the median of the slopes between all pairs, so that a step or a peak does not turn the line. */
export function fitSlope(points: readonly Point[]): number {
  const slopes = points.flatMap((one, at) =>
    points.slice(at + 1).map((other) => (other.y - one.y) / (other.x - one.x)),
  );
  return middle(slopes);
}

function middle(values: readonly number[]): number {
  if (values.some(Number.isNaN)) return Number.NaN;
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
