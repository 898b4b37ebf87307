/** Money so many days after the settlement. */
export interface PlainFlow {
  readonly days: number;
  readonly amount: number;
}

/** From a hundred-millionth of the money left after a year to 10¹² percent, as the solver's range. */
const LEAST = Math.log(1e-8);
const MOST = Math.log1p(1e10);

/** The annual effective yield by halving alone, on actual/365. */
export function yieldByBisection(flows: readonly PlainFlow[], price: number): number {
  const worth = (force: number) =>
    flows.reduce((sum, { days, amount }) => sum + amount * Math.exp((-force * days) / 365), 0);
  let [low, high] = [LEAST, MOST];
  for (let step = 0; step < 80; step++) {
    const middle = (low + high) / 2;
    if (worth(middle) > price) low = middle;
    else high = middle;
  }
  return Math.expm1((low + high) / 2);
}

interface PlainFixing {
  readonly isCompounded: boolean;
  readonly lag: number;
  readonly rateOn: (day: number) => number;
}

const isWeekend = (day: number) => (((day + 4) % 7) + 7) % 7 === 0 || (((day + 4) % 7) + 7) % 7 === 6;

function workdaysBack(day: number, count: number): number {
  let found = day;
  while (isWeekend(found)) found--;
  for (let left = count; left > 0; ) {
    found--;
    if (!isWeekend(found)) left--;
  }
  return found;
}

/** The reference rate of a period in percent, calendar day by calendar day, on actual/360. */
export function plainReference(
  start: number,
  end: number,
  { isCompounded, lag, rateOn }: PlainFixing,
): number {
  if (!isCompounded) return rateOn(workdaysBack(start, lag));
  let growth = 1;
  for (let day = start; day < end; ) {
    let next = day + 1;
    while (isWeekend(next)) next++;
    next = Math.min(next, end);
    growth *= 1 + (rateOn(workdaysBack(day, lag)) / 100) * ((next - day) / 360);
    day = next;
  }
  return ((growth - 1) * 100 * 360) / (end - start);
}
