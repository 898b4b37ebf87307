import { sql } from 'kysely';

/** Joins `instrument` to a `listing` whose trading is shown: of shares and funds, but not where a share hides its chart. */
export const joinChartedInstrument = sql`
        join instrument on instrument.id = listing.instrument_id and instrument.kind in ('stock', 'etf')
         and not exists (select from stock where stock.instrument_id = listing.instrument_id and hides_chart)`;
