import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { addYears } from '#domain/calendar/day-arithmetic.ts';
import { localizedName } from '#domain/languages/localized-name.ts';
import { type ComingEvent, comingEvents, isPayment } from '#domain/payments/coming-events.ts';
import { entityPath, type SearchCategory } from '#domain/search/categories.ts';
import { findKnownBonds } from '#market/bonds/known-bond.repository.ts';
import { assumptionsOn } from '#market/bonds/known-bond.ts';
import { findAnnouncedDividends } from '#market/coming-payments/announced-dividends.repository.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import { handle } from '#platform/http/door.server.ts';
import { findCalendarLink } from './calendar-link.repository.ts';
import { sumByCurrency, toMonths } from './coming-months.ts';
import {
  type ComingEventRow,
  type ComingPaymentsData,
  readComingPayments,
} from './coming-payments.contract.ts';
import { findPositions, type Position } from './coming-payments.repository.ts';

type Reader = Pick<PageContext, 'database' | 'language' | 'today'>;

/** The next twelve months of one reader's watchlist, for the page. */
export async function loadComingPayments(
  context: Reader & Pick<PageContext, 'momentOf'>,
  userId: number,
): Promise<ComingPaymentsData> {
  const { database, today: from, momentOf } = context;
  const to = addYears(from, 1);
  const positions = await findPositions(database, userId, from);
  const events = await findEvents(context, positions, { from, to });
  const createdAt = await findCalendarLink(database, userId);
  return {
    from,
    to,
    watched: positions.length,
    totals: sumByCurrency(events),
    months: toMonths(events),
    calendar: createdAt && { created: momentOf(createdAt) },
  };
}

export const serveComingPayments = handle(readComingPayments, (_, context) =>
  loadComingPayments(context, context.user.id),
);

/** The same rows for a span of its own, in the order of their days. */
export async function loadComingEvents(
  context: Reader,
  userId: number,
  span: { from: CalendarDay; to: CalendarDay },
): Promise<ComingEventRow[]> {
  return findEvents(context, await findPositions(context.database, userId, context.today), span);
}

async function findEvents(
  { database, language, today }: Reader,
  positions: readonly Position[],
  span: { from: CalendarDay; to: CalendarDay },
): Promise<ComingEventRow[]> {
  if (positions.length === 0) return [];
  const byId = new Map(positions.map((position) => [position.instrumentId, position]));
  const dividends = await findAnnouncedDividends(database, { ids: [...byId.keys()], ...span, today });
  const alive = positions.filter(({ kind, isOver }) => kind === 'bond' && !isOver);
  const known = await findKnownBonds(
    database,
    alive.map(({ instrumentId }) => instrumentId),
  );
  const bonds = alive.flatMap(({ instrumentId, currency }) => {
    const bond = known.get(instrumentId);
    const fixings = bond && assumptionsOn(bond, today).fixings;
    return bond ? [{ instrumentId, currency, terms: bond.terms, fixings }] : [];
  });
  return comingEvents(dividends, bonds, span).flatMap((event) => {
    const position = byId.get(event.instrumentId);
    return position ? [toRow(event, position, language)] : [];
  });
}

const CATEGORIES: Readonly<Record<Position['kind'], SearchCategory>> = {
  stock: 'stocks',
  bond: 'bonds',
  index: 'indexes',
  etf: 'etf',
};

function toRow(event: ComingEvent, position: Position, language: Reader['language']): ComingEventRow {
  const { amount, floating } = event;
  const { quantity } = position;
  return {
    id: event.id,
    date: event.day,
    kind: event.kind,
    name: localizedName(position.name, position.names, language),
    ticker: position.ticker,
    lnk: entityPath(CATEGORIES[position.kind], position.stringId),
    amount,
    currency_name: event.currency,
    quantity,
    total: isPayment(event.kind) && amount !== null && quantity !== null ? amount * quantity : null,
    floating: floating && { base_rate: floating.baseRate, margin: floating.margin },
  };
}
