import { addDays } from '#domain/calendar/day-arithmetic.ts';
import { addDecimals } from '#domain/import/decimal-arithmetic.ts';
import type { FactRecord } from '#domain/import/records.ts';
import { findMonths } from '../../checks/statement-rules.ts';

/**
 * Flows are stored from the start of the year. A filing that reports a quarter alone gets the months before it from what the
 * same company has filed by then: the half year is the first quarter and the second one.
 */
export function cumulateQuarters(facts: readonly FactRecord[]): FactRecord[] {
  const money = facts.filter(({ unit, startsOn }) => startsOn !== undefined && /^[A-Z]{3}$/.test(unit));
  const bySeries = Map.groupBy(money, seriesOf);
  const years = money.filter((fact) => monthsOf(fact) === 12);
  const firstDays = new Set(years.flatMap(({ startsOn = '', endsOn }) => [startsOn, addDays(endsOn, 1)]));
  const derived: FactRecord[] = [];
  for (const series of bySeries.values()) {
    const known = [...series];
    for (const quarter of series.toSorted(byEnd)) {
      if (firstDays.has(quarter.startsOn ?? '')) continue;
      const sum = cumulated(quarter, known);
      if (!sum) continue;
      known.push(sum);
      derived.push(sum);
    }
  }
  return derived;
}

const seriesOf = ({ taxonomy, tag, unit }: FactRecord) => `${taxonomy} ${tag} ${unit}`;
const byEnd = (one: FactRecord, other: FactRecord) => (one.endsOn < other.endsOn ? -1 : 1);

function cumulated(quarter: FactRecord, known: readonly FactRecord[]): FactRecord | null {
  if (monthsOf(quarter) !== 3) return null;
  const isFiledWith = known.some(
    (other) =>
      other.endsOn === quarter.endsOn && other.accession === quarter.accession && (monthsOf(other) ?? 0) > 3,
  );
  if (isFiledWith) return null;
  const before = findBefore(quarter, known);
  if (!before?.startsOn) return null;
  const value = addDecimals(before.value, quarter.value);
  return { ...quarter, startsOn: before.startsOn, value, isDerived: true, sumOf: [before, quarter] };
}

/** The latest that was filed by then about the months before, within one year. */
function findBefore({ startsOn = '', filedOn }: FactRecord, known: readonly FactRecord[]): FactRecord | null {
  const end = addDays(startsOn, -1);
  const [latest] = known
    .filter((fact) => fact.endsOn === end && fact.filedOn <= filedOn && (monthsOf(fact) ?? 12) < 12)
    .toSorted(
      (one, other) => (monthsOf(other) ?? 0) - (monthsOf(one) ?? 0) || (one.filedOn < other.filedOn ? 1 : -1),
    );
  return latest ?? null;
}

const monthsOf = ({ startsOn, endsOn }: FactRecord) => (startsOn ? findMonths(startsOn, endsOn) : null);
