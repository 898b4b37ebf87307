import type { DayNumber } from '#domain/calendar/day-number.ts';
import type { DemoReport } from './demo-report.ts';
import type { Facts } from './with-totals.ts';

const DAYS_UNTIL_RESTATED = 160;
const MOVED_PART = 0.15;

/** Where a restatement moves a part of one cost line to another: no profit changes, only the lines between. */
const MOVES: Readonly<Partial<Record<string, { from: string; to: string; between: readonly string[] }>>> = {
  ifrs: { from: 'selling_expenses', to: 'cost_of_sales', between: ['gross_profit'] },
  ras: { from: '2210', to: '2220', between: [] },
};

/** The latest annual report that is old enough, reported again with its costs in other places. */
export function restate(reports: readonly DemoReport[], lastDay: DayNumber): DemoReport[] {
  const old = reports.findLast(
    ({ at, knownOn }) => at.quarter === 4 && knownOn + DAYS_UNTIL_RESTATED < lastDay,
  );
  const move = old && MOVES[old.standard];
  if (!old || !move) return [];
  const moved = Math.round((old.facts.get(move.from) ?? 0) * MOVED_PART);
  const facts: Facts = new Map(
    Array.from(old.facts, ([code, value]) => {
      if (code === move.from) return [code, value - moved];
      return [code, code === move.to || move.between.includes(code) ? value + moved : value];
    }),
  );
  const [knownOn, effectiveOn] = [old.knownOn, old.effectiveOn].map((day) => day + DAYS_UNTIL_RESTATED);
  return [
    {
      ...old,
      facts,
      isRestatement: true,
      knownOn: knownOn ?? old.knownOn,
      effectiveOn: effectiveOn ?? old.effectiveOn,
    },
  ];
}
