/** One thing that is measured: more a second is better. */
export interface Candidate {
  readonly name: string;
  measure(): Promise<number>;
}

export interface Comparison {
  readonly title: string;
  readonly unit: string;
  readonly ours: Candidate;
  readonly peer: Candidate;
  /** What we hold ourselves to, as a share of the peer. */
  readonly atLeast?: number;
}

export interface Outcome {
  readonly title: string;
  readonly ours: string;
  readonly peer: string;
  readonly ratio: number;
  readonly atLeast: number | undefined;
}

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7);

/**
 * Measures a pair in turns and compares each round with itself: a machine that is slow for a while is slow for both.
 * The ratio is the median of the rounds' ratios; the order changes from round to round.
 */
export async function compare(
  { title, unit, ours, peer, atLeast }: Comparison,
  rounds = ROUNDS,
): Promise<Outcome> {
  const measured: { ours: number; peer: number }[] = [];
  await ours.measure();
  await peer.measure();
  for (let round = 0; round < rounds; round++) {
    const first = round % 2 === 0 ? ours : peer;
    const second = first === ours ? peer : ours;
    const values = new Map([[first, await first.measure()]]);
    values.set(second, await second.measure());
    measured.push({ ours: values.get(ours) ?? 0, peer: values.get(peer) ?? 0 });
  }
  const show = (name: string, value: number) =>
    `${name}: ${Math.round(value).toLocaleString('en-GB')} ${unit}`;
  return {
    title,
    ours: show(ours.name, median(measured.map((round) => round.ours))),
    peer: show(peer.name, median(measured.map((round) => round.peer))),
    ratio: median(measured.map((round) => round.ours / round.peer)),
    atLeast,
  };
}

export function printTable(outcomes: readonly Outcome[]): void {
  const cells = outcomes.map(({ title, ours, peer, ratio, atLeast }) => [
    title,
    ours,
    peer,
    `${ratio.toFixed(2)}×`,
    atLeast === undefined ? '' : `${ratio >= atLeast ? 'holds' : 'MISSES'} ≥ ${atLeast}×`,
  ]);
  const rows = [['what', 'ours', 'peer', 'ratio', 'budget'], ...cells];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  for (const row of rows) console.log(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? 0)) / 2;
}
