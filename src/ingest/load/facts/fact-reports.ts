import { addDays } from '#domain/calendar/day-arithmetic.ts';
import type { FactRecord } from '#domain/import/records.ts';
import { findMonths } from '../../checks/statement-rules.ts';
import { cumulateQuarters } from './cumulate-quarters.ts';
import { type FactLine, type FactLines, tagKey } from './fact-line.ts';

/** What one filing says about one period. */
export interface FactReport {
  readonly standard: string;
  readonly accession: string;
  readonly startsOn: string | null;
  readonly endsOn: string;
  readonly months: 3 | 6 | 9 | 12;
  readonly fiscalYear: number;
  readonly currency: string;
  readonly filedOn: string;
  /** By line: text, as in the file, with the sign of the statement. */
  readonly values: ReadonlyMap<number, string>;
  /** Lines whose value no filing states by itself. */
  readonly derived: ReadonlySet<number>;
  /** Those that the values are from. */
  readonly facts: readonly FactRecord[];
}

interface Period {
  readonly startsOn: string | null;
  readonly endsOn: string;
  readonly months: 3 | 6 | 9 | 12;
}

/**
 * Reports of one issuer: one for each filing and period. Flows are cumulated from the start of the year, so of several periods
 * with one end the longest counts; figures of one moment belong to the period that ends then.
 */
export function toReports(filed: readonly FactRecord[], lines: FactLines): FactReport[] {
  const facts = [...filed, ...cumulateQuarters(filed)];
  const longest = longestPeriods(facts);
  const byFiling = Map.groupBy(facts, ({ accession }) => accession);
  return [...byFiling].flatMap(([accession, own]) => reportsOfFiling(accession, own, lines, longest));
}

function longestPeriods(facts: readonly FactRecord[]): ReadonlyMap<string, Period> {
  const periods = new Map<string, Period>();
  for (const { startsOn, endsOn } of facts) {
    const months = startsOn ? findMonths(startsOn, endsOn) : null;
    if (!startsOn || months === null) continue;
    if (months > (periods.get(endsOn)?.months ?? 0)) periods.set(endsOn, { startsOn, endsOn, months });
  }
  return periods;
}

function reportsOfFiling(
  accession: string,
  facts: readonly FactRecord[],
  lines: FactLines,
  everywhere: ReadonlyMap<string, Period>,
): FactReport[] {
  const own = longestPeriods(facts);
  const stated = own.size === 0 ? statedPeriod(facts) : null;
  const currency = mainCurrency(facts);
  const [first] = facts;
  if (currency === null || !first) return [];
  const ends = new Set(facts.map(({ endsOn }) => endsOn));
  const others = findOtherThings(facts, lines);
  return [...ends].flatMap((endsOn) => {
    const period =
      own.get(endsOn) ?? everywhere.get(endsOn) ?? (stated?.endsOn === endsOn ? stated : undefined);
    if (!period || first.filedOn < endsOn) return [];
    return ['us-gaap', 'ifrs'].flatMap((standard) => {
      const best = statedIn(facts, lines, { standard, period, currency, others });
      if (best.size === 0) return [];
      return [
        {
          standard,
          accession,
          startsOn: period.startsOn,
          endsOn,
          months: period.months,
          // A year of 52 or 53 weeks may end in the first days of January.
          fiscalYear: Number(addDays(endsOn, -7).slice(0, 4)),
          currency,
          filedOn: first.filedOn,
          values: new Map([...best].map(([lineId, { value }]) => [lineId, value])),
          derived: new Set([...best].flatMap(([lineId, { fact }]) => (fact.isDerived ? [lineId] : []))),
          facts: [...best.values()].flatMap(({ fact }) => [fact, ...(fact.sumOf ?? [])]),
        },
      ];
    });
  });
}

/**
 * Figures of one moment alone, such as those of one tag, do not say how long their period is; the filing does. Older moments in it
 * are those of other filings.
 */
function statedPeriod(facts: readonly FactRecord[]): Period | null {
  const [latest] = facts
    .filter(({ taxonomy, filingMonths }) => taxonomy !== 'dei' && filingMonths !== undefined)
    .toSorted((one, other) => (one.endsOn < other.endsOn ? 1 : -1));
  return latest?.filingMonths ? { startsOn: null, endsOn: latest.endsOn, months: latest.filingMonths } : null;
}

interface Wanted {
  readonly standard: string;
  readonly period: Period;
  readonly currency: string;
  readonly others: ReadonlySet<string>;
}

interface Stated {
  readonly rank: number;
  readonly value: string;
  readonly fact: FactRecord;
}

function statedIn(
  facts: readonly FactRecord[],
  lines: FactLines,
  { standard, period, currency, others }: Wanted,
): ReadonlyMap<number, Stated> {
  const best = new Map<number, Stated>();
  for (const fact of facts)
    for (const line of lines.get(tagKey(fact.taxonomy, fact.tag)) ?? []) {
      if (line.standard !== standard || !isOf(fact, line, period) || !hasUnit(fact, line, currency)) continue;
      if (others.has(`${line.lineId} ${tagKey(fact.taxonomy, fact.tag)}`)) continue;
      const known = best.get(line.lineId);
      if (known && known.rank <= line.rank) continue;
      const value = line.sign === 1 ? fact.value : negated(fact.value);
      best.set(line.lineId, { rank: line.rank, value, fact });
    }
  return best;
}

/**
 * Tags that do not stand in for a better one of their line: the filing states both for one period, with different values. Its older
 * periods often have the lesser one alone, such as cash with what is restricted, which is not a restatement of cash.
 */
function findOtherThings(facts: readonly FactRecord[], lines: FactLines): ReadonlySet<string> {
  const best = new Map<string, { readonly rank: number; readonly tag: string; readonly value: number }>();
  const others = new Set<string>();
  for (const fact of facts) {
    const tag = tagKey(fact.taxonomy, fact.tag);
    for (const { lineId, rank, sign } of lines.get(tag) ?? []) {
      const value = sign * Number(fact.value);
      const key = `${lineId} ${fact.unit} ${fact.startsOn ?? ''} ${fact.endsOn}`;
      const known = best.get(key);
      const isBetter = !known || rank < known.rank;
      if (known && known.rank !== rank && known.value !== value)
        others.add(`${lineId} ${isBetter ? known.tag : tag}`);
      if (isBetter) best.set(key, { rank, tag, value });
    }
  }
  return others;
}

function isOf({ startsOn, endsOn }: FactRecord, { atStart }: FactLine, period: Period): boolean {
  if (startsOn) return !atStart && startsOn === period.startsOn && endsOn === period.endsOn;
  if (!atStart) return endsOn === period.endsOn;
  return period.startsOn !== null && endsOn === addDays(period.startsOn, -1);
}

function hasUnit({ unit }: FactRecord, { measure }: FactLine, currency: string): boolean {
  if (measure === 'money') return unit === currency;
  if (measure === 'per_share') return unit === `${currency}/shares`;
  return unit === (measure === 'shares' ? 'shares' : 'pure');
}

function mainCurrency(facts: readonly FactRecord[]): string | null {
  const counts = new Map<string, number>();
  for (const { unit } of facts) if (/^[A-Z]{3}$/.test(unit)) counts.set(unit, (counts.get(unit) ?? 0) + 1);
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  return most?.[0] ?? null;
}

const negated = (value: string): string =>
  value.startsWith('-') ? value.slice(1) : /^0*\.?0*$/.test(value) ? value : `-${value}`;
