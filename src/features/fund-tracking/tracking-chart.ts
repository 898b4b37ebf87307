import { rebase, type TrackedDay } from '#domain/funds/tracking.ts';
import { toLevel } from '#market/prices/shape.ts';
import type { TrackingChart } from './fund-tracking.contract.ts';

/** Both lines from 100 on, and what lies between them. */
export function toTrackingChart(tracked: readonly TrackedDay[]): TrackingChart {
  const days = rebase(tracked);
  return {
    unit: 'value',
    days: days.map(({ day }) => day),
    fund: days.map(({ fund }) => rounded(fund)),
    index: days.map(({ index }) => rounded(index)),
    difference: days.map(({ fund, index }) => rounded(fund - index)),
  };
}

/** The same curves between 0 and 1, the two lines on one scale: what they are like, and no value (CB-07). */
export function toTrackingShape(chart: TrackingChart): TrackingChart {
  const lines = scaleOf([...chart.fund, ...chart.index]);
  const between = scaleOf(chart.difference);
  return {
    unit: 'none',
    days: chart.days,
    fund: chart.fund.map(lines),
    index: chart.index.map(lines),
    difference: chart.difference.map(between),
  };
}

function scaleOf(values: readonly number[]): (value: number) => number {
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  if (lowest === highest) return () => 0.5;
  return (value) => toLevel((value - lowest) / (highest - lowest));
}

const rounded = (value: number) => Math.round(value * 10_000) / 10_000;
