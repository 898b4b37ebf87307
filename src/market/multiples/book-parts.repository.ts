import { type RawBuilder, sql } from 'kysely';
import { valuePriceOrder } from '#market/prices/latest-trading.repository.ts';

/** IFRS or US GAAP, whichever the issuer reported under last, or national accounts where there is nothing else. */
export const reportedStandard = sql`coalesce(
  (select standard from report where issuer_id = issuer.id and standard in ('ifrs', 'us-gaap')
    order by period_end desc, standard limit 1),
  case when is_bank then 'ifrs' else 'ras' end)`;

/** An older price is not the price of the day: nobody traded for a month. */
export const DAYS_UNTIL_OLD = 31;

/** Where the price of a stock is taken from: a venue that trades in this currency comes before one that does not. */
export const valuePlace = (currency: RawBuilder<unknown>) => sql`
  select listing.id, listing.currency, venue.code, venue.names
    from listing join venue on venue.id = venue_id
   where listing.instrument_id = instrument.id
   order by listing.status = 'delisted', listing.currency <> ${currency}, ${valuePriceOrder} limit 1`;

export const splitsOfStock = sql`
  coalesce((select json_agg(json_build_object('day', day, 'coefficient', ratio))
              from split where split.instrument_id = instrument.id), '[]')`;

/** For a share of the ex-dividend day. */
export const dividendsOfStock = sql`
  coalesce((select json_agg(json_build_object(
                     'exDividendOn', ex_dividend_on, 'amount', amount, 'currency', dividend.currency))
              from dividend where dividend.instrument_id = instrument.id), '[]')`;

/** Classes that left the market count only where all did. */
export const countsFor = (issuerId: RawBuilder<unknown>) => sql`
  (status <> 'delisted' or not exists (
     select from instrument other
      where other.issuer_id = ${issuerId} and other.kind = 'stock' and other.status <> 'delisted'))`;
