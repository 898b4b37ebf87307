import { addMonths } from '#domain/calendar/day-arithmetic.ts';
import { localizedName } from '#domain/languages/localized-name.ts';
import { comingEvents } from '#domain/payments/coming-events.ts';
import { entityPath } from '#domain/search/categories.ts';
import { findKnownBonds } from '#market/bonds/known-bond.repository.ts';
import { assumptionsOn } from '#market/bonds/known-bond.ts';
import { findAnnouncedDividends } from '#market/coming-payments/announced-dividends.repository.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import type { IssuerEvent } from './issuer-events.contract.ts';
import { findPayingInstruments } from './issuer-events.repository.ts';

const MONTHS_AHEAD = 12;
const MOST_EVENTS = 40;

/** Null where nothing is announced and nothing falls due. */
export async function loadIssuerEvents(
  { database, language, today }: Pick<PageContext, 'database' | 'language' | 'today'>,
  issuerId: number,
): Promise<IssuerEvent[] | null> {
  const paying = await findPayingInstruments(database, issuerId);
  if (paying.length === 0) return null;
  const idsOf = (kind: 'stock' | 'bond') =>
    paying.filter((instrument) => instrument.kind === kind).map(({ id }) => id);
  const span = { from: today, to: addMonths(today, MONTHS_AHEAD) };
  const [dividends, known] = await Promise.all([
    findAnnouncedDividends(database, { ids: idsOf('stock'), ...span, today }),
    findKnownBonds(database, idsOf('bond')),
  ]);
  const bonds = paying.flatMap(({ id, currency }) => {
    const bond = known.get(id);
    if (!bond) return [];
    return [{ instrumentId: id, currency, terms: bond.terms, fixings: assumptionsOn(bond, today).fixings }];
  });
  const byId = new Map(paying.map((instrument) => [instrument.id, instrument]));
  const events = comingEvents(dividends, bonds, span).flatMap((event): IssuerEvent[] => {
    const instrument = byId.get(event.instrumentId);
    if (!instrument) return [];
    return [
      {
        id: event.id,
        date: event.day,
        kind: event.kind,
        name: localizedName(instrument.name, instrument.names, language),
        url: entityPath(instrument.kind === 'bond' ? 'bonds' : 'stocks', instrument.stringId),
        amount: event.amount,
        currency_name: event.currency,
        floating: event.floating && {
          base_rate: event.floating.baseRate,
          margin: event.floating.margin,
        },
      },
    ];
  });
  return events.length > 0 ? events.slice(0, MOST_EVENTS) : null;
}
