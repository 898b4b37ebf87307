import { DayEvidence } from '#domain/import/day-evidence.ts';
import { type DayOrder, readDay } from '#domain/import/read-day.ts';

/** In which order of day and month the names of columns are days; null where they are none, undefined where any order will do. */
export function orderOfDays(names: readonly string[]): DayOrder | 'undecided' | null | undefined {
  const given = names.map((name) => name.trim()).filter((name) => name !== '');
  const evidence = new DayEvidence();
  for (const name of given) {
    if (readDay(name) === null && readDay(name, 'mdy') === null) return null;
    evidence.add(name);
  }
  const { verdict } = evidence;
  if (given.length === 0 || verdict.kind === 'contradiction') return null;
  if (verdict.kind === 'any') return undefined;
  return verdict.kind === 'order' ? verdict.order : 'undecided';
}
