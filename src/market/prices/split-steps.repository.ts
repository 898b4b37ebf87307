import { type RawBuilder, sql } from 'kysely';

/**
 * The days before each split, oldest first: prices from `since` until before `until` are divided by `factor` to be reported
 * in today's shares. It reads `place`, which has a position, an instrument_id and its last_day.
 */
export const splitSteps = sql`
      select position, until, coalesce(lag(until) over (partition by position order by until), '-infinity') as since,
             exp(sum(ln(ratio::float8)) over (partition by position order by until desc))::numeric as factor
        from (select position, split.day as until, ratio
                from place join split using (instrument_id) where split.day <= last_day) split`;

/** A price as the store has it where no split came after it, otherwise to four decimals. */
export const priceInTodaysShares = (price: RawBuilder<unknown>, factor: RawBuilder<unknown>) =>
  sql`case when ${factor} is null then ${price} else round(${price} / ${factor}, 4) end`;
