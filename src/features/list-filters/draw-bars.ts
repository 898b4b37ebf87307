interface Ends {
  readonly from: number | null;
  readonly to: number | null;
}

/** Bars one unit wide, as two paths: of the bins that the range touches and of the others. The smallest count is still seen. */
export function drawBars(
  counts: readonly number[],
  edges: readonly number[],
  { from, to }: Ends,
  height: number,
) {
  const most = Math.max(1, ...counts);
  const paths = { within: '', outside: '' };
  for (const [bin, count] of counts.entries()) {
    if (count === 0) continue;
    const [low, high] = [edges[bin - 1] ?? -Infinity, edges[bin] ?? Infinity];
    const isWithin = (from === null || high > from) && (to === null || low <= to);
    const tall = Math.max(1, Math.round((count / most) * height));
    paths[isWithin ? 'within' : 'outside'] += `M${bin} ${height}v-${tall}h.8v${tall}`;
  }
  return paths;
}
