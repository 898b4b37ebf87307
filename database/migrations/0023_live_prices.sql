-- Prices that move during the session. Ticks are told minute by minute, as the chart shows them; the day follows, so that
-- every table agrees; and each process hears which listings moved, and reads them once for all its readers.

create sequence tick_number;

-- Of the last tick that changed the minute; null where the minute was imported. A listing's numbers grow in the order in
-- which readers can see them, so whoever knows one asks for what is greater and misses nothing.
alter table intraday_trading add column tick bigint;
create index intraday_trading_by_tick on intraday_trading (listing_id, tick) where tick is not null;

-- A tick is announced by its listing instead: it must not empty the memory of every process each second.
create or replace function announce_content() returns trigger language plpgsql as $$
begin
  if current_setting('basispoint.is_ticking', true) is distinct from 'on' then
    perform pg_notify('content_changed', tg_table_name);
  end if;
  return null;
end $$;

-- Appends deals of shares and funds: [{"listing": 7, "at": "2026-11-16T09:30:12Z", "price": 84.36, "volume": 120}, …], each also
-- with "buying_quote" and "selling_quote" where they are known. Gives the number of minutes that changed.
-- A deal that arrives late counts for its minute and its day, but does not set the last price back.
create function record_ticks(batch int, ticks jsonb) returns int language plpgsql as $$
declare
  minutes_changed int;
  moved int[];
begin
  if exists (select from jsonb_to_recordset(ticks) as tick (listing int, at timestamptz, price numeric, volume bigint)
              where (listing is not null and at is not null and price > 0 and volume >= 0) is not true) then
    raise exception 'a tick needs a listing, a time, a price above 0 and a volume' using errcode = 'check_violation';
  end if;

  -- One writer at a time for each listing, always in the same order: the numbers below are given out in turn.
  perform from listing
    where id in (select listing from jsonb_to_recordset(ticks) as tick (listing int)) order by id for no key update;
  perform set_config('basispoint.is_ticking', 'on', true);

  with taken as materialized (
    select listing.id as listing_id, tick.at, tick.place, date_trunc('minute', tick.at) as minute,
           (tick.at at time zone ground.time_zone)::date as day, ground.time_zone,
           tick.price, tick.volume, tick.buying_quote, tick.selling_quote
      from rows from (jsonb_to_recordset(ticks) as (listing int, at timestamptz, price numeric, volume bigint,
                                                    buying_quote numeric, selling_quote numeric))
           with ordinality tick (listing, at, price, volume, buying_quote, selling_quote, place)
      join listing on listing.id = tick.listing
      join instrument on instrument.id = listing.instrument_id and instrument.kind in ('stock', 'etf')
      join trading_ground ground on ground.id = listing.ground_id
  ), of_day as (
    select listing_id, day, time_zone, max(minute) as minute, min(price) as lowest, max(price) as highest,
           (array_agg(price order by at, place))[1] as first_price, (array_agg(price order by at desc, place desc))[1] as price,
           (array_agg(buying_quote order by at desc, place desc))[1] as buying_quote,
           (array_agg(selling_quote order by at desc, place desc))[1] as selling_quote,
           sum(price * volume) as overturn, sum(volume) as volume, count(*) as deals
      from taken group by listing_id, day, time_zone
  ), told as (
    select of_day.*, exists (
             select from intraday_trading later
              where later.listing_id = of_day.listing_id and later.traded_at > of_day.minute
                and later.traded_at < (day + 1)::timestamp at time zone time_zone) as is_late
      from of_day
  ), day_told as (
    insert into daily_trading as known
        (listing_id, day, last_price, open_price, min_price, max_price, average_price, buying_quote, selling_quote, overturn,
         volume, deals, batch_id)
      select listing_id, day, case when not is_late then price end, first_price, lowest, highest,
             coalesce(round(overturn / nullif(volume, 0), 4), price), case when not is_late then buying_quote end,
             case when not is_late then selling_quote end, overturn, volume, deals, batch
        from told
    on conflict (listing_id, day) do update set
      last_price = coalesce(excluded.last_price, known.last_price),
      open_price = coalesce(known.open_price, excluded.open_price),
      min_price = least(known.min_price, excluded.min_price),
      max_price = greatest(known.max_price, excluded.max_price),
      average_price = coalesce(round((coalesce(known.average_price * known.volume, 0) + excluded.overturn)
                                     / nullif(coalesce(known.volume, 0) + excluded.volume, 0), 4), known.average_price),
      buying_quote = coalesce(excluded.buying_quote, known.buying_quote),
      selling_quote = coalesce(excluded.selling_quote, known.selling_quote),
      overturn = coalesce(known.overturn, 0) + excluded.overturn,
      volume = coalesce(known.volume, 0) + excluded.volume,
      deals = coalesce(known.deals, 0) + excluded.deals
  ), minute_told as (
    insert into intraday_trading as known (listing_id, traded_at, price, volume, batch_id, tick)
      select listing_id, minute, price, volume, batch, nextval('tick_number')
        from (select listing_id, minute, (array_agg(price order by at desc, place desc))[1] as price, sum(volume) as volume
                from taken group by listing_id, minute order by listing_id, minute) of_minute
    on conflict (listing_id, traded_at) do update set
      price = excluded.price, volume = known.volume + excluded.volume, tick = excluded.tick
    returning listing_id
  )
  select count(*), array_agg(distinct listing_id) into minutes_changed, moved from minute_told;
  perform set_config('basispoint.is_ticking', 'off', true);

  -- A notice holds less than 8,000 bytes.
  for start in 1 .. coalesce(cardinality(moved), 0) by 600 loop
    perform pg_notify('prices_moved', array_to_string(moved[start : start + 599], ','));
  end loop;
  return minutes_changed;
end $$;
