import { maybe, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

export interface Item {
  readonly value: string;
  /** The newest day that the store has of it. */
  readonly newestDay: string | null;
}

/** Tickers that are traded at one of these venues. */
export const listTickers = (database: Database, mics: readonly string[]): Promise<Item[]> =>
  query({ value: text, newestDay: maybe(text) })`
    select l.ticker as value, (select max(t.day) from daily_trading t where t.listing_id = l.id)::text as "newestDay"
      from listing l join venue v on v.id = l.venue_id
     where v.mic = any (${mics}) and l.status = 'active'
     order by l.ticker`.all(database);

/** Codes of issuers, such as their CIK. */
export async function listIssuerCodes(database: Database, scheme: 'cik' | 'lei'): Promise<Item[]> {
  const rows = await query({ value: text })`
    select distinct value from instrument_code where scheme = ${scheme} and valid_to = 'infinity' order by value`.all(
    database,
  );
  return rows.map(({ value }) => ({ value, newestDay: null }));
}
