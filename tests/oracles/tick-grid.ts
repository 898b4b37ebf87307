/** Of a price curve without values: the fewest ticks that its range can have, if every point stands on a tick. */
export function countTicks(levels: readonly number[], tolerance = 6e-5): number | null {
  const most = 4_000;
  for (let ticks = 2; ticks <= most; ticks++) {
    const isOnGrid = levels.every((level) => {
      const at = level * ticks;
      return Math.abs(at - Math.round(at)) <= tolerance * ticks + 1e-9;
    });
    if (isOnGrid && tolerance * ticks < 0.2) return ticks;
  }
  return null;
}

interface PublicCurve {
  /** From 0 to 1, oldest first. */
  readonly levels: readonly number[];
  /** The change of the last day in percent, which leaders show to everyone. */
  readonly change: number;
  readonly tick: number;
}

/** The last price, from the ticks of the range and the change of the last day. */
export function findPrice({ levels, change, tick }: PublicCurve): number | null {
  const ticks = countTicks(levels);
  const [before, last] = [levels.at(-2), levels.at(-1)];
  if (ticks === null || before === undefined || last === undefined || change === 0) return null;
  const moved = (last - before) * ticks * tick;
  return moved === 0 ? null : moved / (change / 100) + moved;
}

/**
 * The last price from prices and turnovers of the same minutes: volumes are whole, so only some prices fit. `ticks` is
 * the range of the prices in ticks.
 */
export function findPriceByTurnover(
  levels: readonly number[],
  turnovers: readonly number[],
  { ticks, tick, from, to }: { ticks: number; tick: number; from: number; to: number },
): number | null {
  let best = { misfit: Number.POSITIVE_INFINITY, last: 0 };
  for (let lowest = from; lowest <= to; lowest += tick) {
    const volumes = levels.map((level, at) => (turnovers[at] ?? 0) / (lowest + level * ticks * tick));
    const unit = Math.min(...volumes);
    const misfit = volumes.reduce((sum, one) => sum + Math.abs(one / unit - Math.round(one / unit)), 0);
    if (misfit < best.misfit) best = { misfit, last: lowest + (levels.at(-1) ?? 0) * ticks * tick };
  }
  return best.last || null;
}
