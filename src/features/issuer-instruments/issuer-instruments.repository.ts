import { sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';
import { joinFirstVenue, joinLatestDays, previousPrice } from '#market/prices/latest-trading.repository.ts';
import type { Database } from '#platform/database/database.server.ts';
import type { IssuerBond, IssuerStock } from './issuer-instruments.contract.ts';

interface Named {
  readonly id: number;
  readonly stringId: string;
  readonly name: string;
  readonly names: NameTable;
  readonly isin: string | null;
  readonly currency: string;
}

export interface StockOfIssuer extends Named {
  readonly ticker: string | null;
  readonly shareType: IssuerStock['share_type'];
  readonly status: IssuerStock['status'];
  readonly sharesOutstanding: number | null;
  readonly day: CalendarDay | null;
  readonly last: number | null;
  readonly previous: number | null;
}

/** A block of a page has an end: what has ended is left out first. */
const MOST_STOCKS = 100;
const MOST_BONDS = 200;

/** Each with its last price on the first of its venues; the price before is stated in today's shares. */
export async function findStocksOf(
  database: Database,
  issuerId: number,
  exceptId: number | null,
): Promise<StockOfIssuer[]> {
  const { rows } = await sql<StockOfIssuer>`
    select share.id, string_id as "stringId", name, share.names, isin, share.status, share_type as "shareType",
           shares_outstanding::float8 as "sharesOutstanding",
           coalesce(place.ticker, share.ticker) as ticker, coalesce(place.currency, share.currency) as currency,
           newest.day, newest.last_price::float8 as last,
           ${previousPrice} as previous
      from instrument share
      join stock on stock.instrument_id = share.id
      ${joinFirstVenue('share.id')}
      ${joinLatestDays('place')}
     where issuer_id = ${issuerId} and kind = 'stock' and share.id is distinct from ${exceptId}::int
     order by share.status = 'delisted', share_type, name, share.id
     limit ${MOST_STOCKS}`.execute(database);
  return rows;
}

export interface BondOfIssuer extends Named {
  readonly status: IssuerBond['status'];
  readonly couponType: IssuerBond['coupon_type'];
  readonly couponRate: number | null;
  readonly baseRate: string | null;
  /** Null for a perpetual bond. */
  readonly maturesOn: CalendarDay | null;
  readonly putOn: CalendarDay | null;
  readonly outstanding: number;
}

export async function findBondsOf(
  database: Database,
  issuerId: number,
  today: CalendarDay,
): Promise<BondOfIssuer[]> {
  const { rows } = await sql<BondOfIssuer>`
    select instrument.id, string_id as "stringId", name, names, isin, currency, status,
           coupon_type as "couponType", coupon_rate::float8 as "couponRate", reference_rate as "baseRate",
           matures_on as "maturesOn",
           (select min(day) from bond_option
             where bond_id = instrument.id and kind = 'put' and day >= ${today}) as "putOn",
           case when status = 'matured' then 0
                else (face_value * units_issued * (100 - coalesce(repaid.percent, 0)) / 100)::float8 end as outstanding
      from instrument
      join bond on bond.instrument_id = instrument.id
      left join lateral (
        select sum(percent) as percent from bond_redemption where bond_id = instrument.id and day <= ${today}
      ) repaid on true
     where issuer_id = ${issuerId} and kind = 'bond'
     order by status in ('matured', 'delisted'), matures_on, name, instrument.id
     limit ${MOST_BONDS}`.execute(database);
  return rows;
}
