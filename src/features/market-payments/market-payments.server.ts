import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { addDays } from '#domain/calendar/day-arithmetic.ts';
import { localizedName } from '#domain/languages/localized-name.ts';
import { type ComingEvent, comingEvents } from '#domain/payments/coming-events.ts';
import { entityPath } from '#domain/search/categories.ts';
import { findKnownBonds } from '#market/bonds/known-bond.repository.ts';
import { assumptionsOn } from '#market/bonds/known-bond.ts';
import type { Database } from '#platform/database/database.server.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import type { MarketPaymentsData } from './market-payments.contract.ts';
import { findNextDividends, findPayingBonds, type PayingBond } from './market-payments.repository.ts';

const SHOWN = 8;
/** More than are shown: not each of them pays on the day that its maturity suggests. */
const BONDS_READ = 60;
const DAYS_AHEAD = 14;
/** Days by which holidays move a payment at the most. */
const LONGEST_MOVE = 6;

/** Null where nothing is announced and no bond pays in the next days. */
export async function loadMarketPayments({
  valueCache,
  language,
  today,
}: Pick<PageContext, 'valueCache' | 'language' | 'today'>): Promise<MarketPaymentsData | null> {
  const { dividends, coupons } = await valueCache.read(
    { value: 'market-payments', today },
    ['reference', 'instrument', 'rates'],
    async (primary) => {
      const [announced, paid] = await Promise.all([
        findNextDividends(primary, { today, most: SHOWN }),
        findNextCoupons(primary, today),
      ]);
      return { dividends: announced, coupons: paid };
    },
  );
  if (dividends.length + coupons.length === 0) return null;
  return {
    dividends: dividends.map((it) => ({
      id: `dividend-${it.id}`,
      date: it.day,
      name: localizedName(it.name, it.names, language),
      url: entityPath(it.kind === 'etf' ? 'etf' : 'stocks', it.stringId),
      amount: it.amount,
      currency_name: it.currency,
      floating: null,
    })),
    coupons: coupons.map(({ bond, event }) => ({
      id: event.id,
      date: event.day,
      name: localizedName(bond.name, bond.names, language),
      url: entityPath('bonds', bond.stringId),
      amount: event.amount,
      currency_name: event.currency,
      floating: event.floating && { base_rate: event.floating.baseRate, margin: event.floating.margin },
    })),
  };
}

interface NextCoupon {
  readonly bond: PayingBond;
  readonly event: ComingEvent;
}

/** Those that their terms confirm, by the day on which they pay: a day without business is moved to one. */
async function findNextCoupons(database: Database, today: CalendarDay): Promise<NextCoupon[]> {
  const found = await findPayingBonds(database, { from: today, days: DAYS_AHEAD, most: BONDS_READ });
  const known = await findKnownBonds(
    database,
    found.map(({ instrumentId }) => instrumentId),
  );
  const span = { from: today, to: addDays(today, DAYS_AHEAD) };
  const confirmed = found.flatMap((bond) => {
    const { instrumentId, currency } = bond;
    const held = known.get(instrumentId);
    if (!held) return [];
    const { fixings } = assumptionsOn(held, today);
    const event = comingEvents([], [{ instrumentId, currency, terms: held.terms, fixings }], span).find(
      ({ kind, day }) => kind === 'coupon' && day >= bond.day && day <= addDays(bond.day, LONGEST_MOVE),
    );
    return event ? [{ bond, event }] : [];
  });
  const byEvent = new Map(confirmed.map((coupon) => [coupon.event.id, coupon]));
  return [...byEvent.values()]
    .sort((one, other) => (one.event.day < other.event.day ? -1 : one.event.day > other.event.day ? 1 : 0))
    .slice(0, SHOWN);
}
