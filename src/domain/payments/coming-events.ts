import { bondPayments } from '#domain/bonds/bond-payments.ts';
import type { BondTerms } from '#domain/bonds/bond-terms.ts';
import type { KnownFixings } from '#domain/bonds/fixings/known-fixings.ts';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { toCalendarDay } from '#domain/calendar/day-number.ts';

export const EVENT_KINDS = [
  'ex_dividend',
  'list_close',
  'dividend',
  'coupon',
  'part_redemption',
  'redemption',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

export interface AnnouncedDividend {
  readonly id: number;
  readonly instrumentId: number;
  readonly amount: number;
  readonly currency: string;
  readonly exDividendOn: CalendarDay;
  readonly listClosedOn: CalendarDay | null;
  readonly paidOn: CalendarDay | null;
}

export interface HeldBond {
  readonly instrumentId: number;
  readonly currency: string;
  readonly terms: BondTerms;
  /** What is known of its rate; amounts that depend on a later one are unknown. */
  readonly fixings?: KnownFixings | undefined;
}

export interface ComingEvent {
  readonly id: string;
  readonly day: CalendarDay;
  readonly kind: EventKind;
  readonly instrumentId: number;
  readonly amount: number | null;
  readonly currency: string;
  readonly floating: { readonly baseRate: string | null; readonly margin: number } | null;
}

interface Span {
  readonly from: CalendarDay;
  /** Included. */
  readonly to: CalendarDay;
}

/** Days of dividends and payments of bonds within the span, in order. */
export function comingEvents(
  dividends: readonly AnnouncedDividend[],
  bonds: readonly HeldBond[],
  { from, to }: Span,
): ComingEvent[] {
  return [...dividends.flatMap(daysOf), ...bonds.flatMap(paymentsOf)]
    .filter(({ day }) => day >= from && day <= to)
    .sort(byDay);
}

/** Only these bring money. */
export const isPayment = (kind: EventKind): boolean => kind !== 'ex_dividend' && kind !== 'list_close';

function daysOf({ id, instrumentId, amount, currency, ...days }: AnnouncedDividend): ComingEvent[] {
  const dated: readonly (readonly [EventKind, CalendarDay | null])[] = [
    ['ex_dividend', days.exDividendOn],
    ['list_close', days.listClosedOn],
    ['dividend', days.paidOn],
  ];
  return dated.flatMap(([kind, day]) =>
    day === null
      ? []
      : [{ id: `dividend-${id}-${kind}`, day, kind, instrumentId, amount, currency, floating: null }],
  );
}

function paymentsOf({ instrumentId, currency, terms, fixings }: HeldBond): ComingEvent[] {
  const { coupon } = terms;
  return bondPayments(terms, fixings && { fixings }).map(({ kind: paid, day: dayNumber, amount, isLast }) => {
    const day = toCalendarDay(dayNumber);
    const kind = paid === 'redemption' && !isLast ? 'part_redemption' : paid;
    const floating =
      paid === 'coupon' && coupon.kind === 'floating'
        ? { baseRate: coupon.baseRate, margin: coupon.margin }
        : null;
    return { id: `bond-${instrumentId}-${kind}-${day}`, day, kind, instrumentId, amount, currency, floating };
  });
}

function byDay(one: ComingEvent, other: ComingEvent): number {
  if (one.day !== other.day) return one.day < other.day ? -1 : 1;
  return (
    one.instrumentId - other.instrumentId || EVENT_KINDS.indexOf(one.kind) - EVENT_KINDS.indexOf(other.kind)
  );
}
