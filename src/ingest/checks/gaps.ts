import { toCalendarDay } from '#domain/calendar/day-number.ts';
import type { Finding } from '#domain/import/finding.ts';
import type { Gap } from './price-series.ts';

export interface ListingGap extends Gap {
  readonly file: number;
  readonly listing: string;
  readonly venue: string;
}

export interface GapFinding {
  /** Null: of a venue, not of one file. */
  readonly file: number | null;
  readonly finding: Finding;
}

/** Of fewer listings none is a sign of a closed venue. */
const FEWEST_LISTINGS = 3;

/** A gap that at least half of a venue's listings of the run share is one note: the venue was closed. */
export function judgeGaps(
  gaps: readonly ListingGap[],
  listingsOf: ReadonlyMap<string, number>,
): GapFinding[] {
  const findings: GapFinding[] = [];
  const left = new Set(gaps);
  for (const gap of gaps) {
    if (!left.has(gap)) continue;
    const same = [...left].filter((other) => other.venue === gap.venue && overlaps(gap, other));
    const listings = new Set(same.map(({ listing }) => listing));
    const all = listingsOf.get(gap.venue) ?? 0;
    if (all < FEWEST_LISTINGS || listings.size * 2 < all) continue;
    for (const one of same) left.delete(one);
    const from = Math.max(...same.map((one) => one.from));
    const to = Math.min(...same.map((one) => one.to));
    findings.push({
      file: null,
      finding: {
        rule: 'gap',
        severity: 'note',
        details: { ...written({ from, to }), venue: gap.venue, listings: listings.size },
      },
    });
  }
  const shared = findings.map(({ finding }) => finding.details);
  for (const { from, to, line, file, listing, venue } of left) {
    // Of an index nothing says where it is computed: it rests with its exchange.
    const days = written({ from, to });
    if (
      venue === '' &&
      shared.some((gap) => gap && days.from <= String(gap.to) && String(gap.from) <= days.to)
    )
      continue;
    findings.push({
      file,
      finding: {
        rule: 'gap',
        severity: 'warn',
        line,
        details: { ...days, listing, days: to - from },
      },
    });
  }
  return findings;
}

const overlaps = (one: Gap, other: Gap) => one.from < other.to && other.from < one.to;

const written = ({ from, to }: Pick<Gap, 'from' | 'to'>) => ({
  from: toCalendarDay(from),
  to: toCalendarDay(to),
});
