import { type CalendarDay, isCalendarDay } from '#domain/calendar/calendar-day.ts';
import { addDays } from '#domain/calendar/day-arithmetic.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import type { PageContext } from './context.server.ts';

/** The parameter of an address that requests what was known at an earlier time. */
const PARAMETER = 'asOf';
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?Z$/;
const EARLIEST = '1900-01-01';

/** The moment that a query requests; a day means its end. Null where it requests none. */
export function readAsOf(
  { readsAsOf }: { readonly readsAsOf?: true },
  query: unknown,
  { today, startOf }: Pick<PageContext, 'today' | 'startOf'>,
): Date | null {
  const requested = readsAsOf && (query as Readonly<Record<string, unknown>> | null)?.[PARAMETER];
  if (requested === undefined || requested === '') return null;
  const at = toMoment(requested, startOf);
  if (at === null || at > endOf(today, startOf)) throw new Refusal('bad_as_of');
  return at;
}

/** A file that shows only what is known now must not pretend otherwise. */
export function refuseAsOf({ readsAsOf }: { readonly readsAsOf?: true }, query: unknown): void {
  if (!readsAsOf && withoutAsOf(query) !== query) throw new Refusal('no_as_of');
}

/** The address of a file that shows what the page shows. */
export function exportAsOf(path: string, { asOf }: Pick<PageContext, 'asOf'>): string {
  if (asOf === null) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${PARAMETER}=${asOf.toISOString()}`;
}

/** The same query without it: closed schemas do not know it. */
export function withoutAsOf(query: unknown): unknown {
  if (query === null || typeof query !== 'object' || !(PARAMETER in query)) return query;
  const { [PARAMETER]: _, ...others } = query;
  return others;
}

/** A context that reads what was known then, on that day. */
export function knownAsOf<Known extends PageContext>(context: Known, at: Date | null): Known {
  if (at === null) return context;
  const [day] = context.momentOf(at).split('T');
  const today = day !== undefined && day < context.today ? day : context.today;
  return { ...context, asOf: at, today, database: context.databaseAsOf(at) };
}

function toMoment(requested: unknown, startOf: PageContext['startOf']): Date | null {
  if (typeof requested !== 'string') return null;
  const day = requested.slice(0, EARLIEST.length);
  if (!isCalendarDay(day) || day < EARLIEST) return null;
  if (requested === day) return endOf(day, startOf);
  const at = INSTANT.test(requested) ? new Date(requested) : null;
  return at && !Number.isNaN(at.getTime()) ? at : null;
}

const endOf = (day: CalendarDay, startOf: PageContext['startOf']): Date =>
  new Date(startOf(addDays(day, 1)).getTime() - 1);
