-- How a floating coupon follows its reference rate, calls at a make-whole price, and yields to every end of a bond.

alter table bond
  add column fixing_observation text,                     -- null: in advance
  add column fixing_lag         int,                      -- business days: before the period, or the lookback of each day
  add column observation_shift  boolean,                  -- in arrears: days are weighted as in the observation period
  add column rate_multiplier    numeric,                  -- null: 1
  add column rate_floor         numeric,                  -- percent a year, of the coupon; null: 0
  add column rate_cap           numeric,                  -- null: none
  add constraint bond_fixing_observation_known check (fixing_observation in ('in_advance', 'compounded', 'average')),
  add constraint bond_fixing_lag_in_range check (fixing_lag between 0 and 60),
  add constraint bond_rate_multiplier_possible check (rate_multiplier between -100 and 100 and rate_multiplier <> 0),
  add constraint bond_rate_floor_possible check (rate_floor >= 0 and rate_floor < 1000),
  add constraint bond_rate_cap_possible check (rate_cap > 0 and rate_cap < 1000 and rate_cap >= rate_floor);

-- make_whole: from this day on the issuer may redeem at what a government bond's yield and a spread make the rest worth, at least at the price.
alter table bond_option
  drop constraint bond_option_kind_known,
  add constraint bond_option_kind_known check (kind in ('put', 'call', 'make_whole'));

-- workout_type and workout_on, street_yield, durations, pvbp and spreads are to the same date as leading_yield.
alter table bond_measure
  add column yield_to_call   float8,                      -- next call
  add column yield_to_put    float8,                      -- next put
  add column yield_to_best   float8,                      -- best for the holder: puts and maturity
  add column leading_end     text,                        -- which yield the site shows first
  add column leading_yield   float8,
  add column average_life    float8,                      -- years
  add column discount_margin float8,                      -- basis points, of a floating-rate note
  add constraint bond_measure_leading_end_known check (leading_end in ('worst', 'maturity', 'call', 'put', 'best'));
comment on column bond_measure.ytw is 'lowest of maturity and calls';
update bond_measure set leading_yield = ytw;

-- The view of the terms at an earlier time has the new columns too.
drop view as_of.bond;
do $$
declare
  is_known constant text := '(t.batch_id is null or t.batch_id = any(array(
                               select id from public.import_batch where known_at is null or known_at <= (select as_of.moment()))))';
  columns text;
begin
  select string_agg(
           case when attname = 'instrument_id' then 't.instrument_id'
                when not attnotnull
                then format('case when h.is_there then (h.was).%1$I when %2$s then t.%1$I end as %1$I', attname, is_known)
                else format('case when h.is_there then (h.was).%1$I else t.%1$I end as %1$I', attname) end, ', ' order by attnum)
    into columns
    from pg_attribute
   where attrelid = 'public.bond'::regclass and attnum > 0 and not attisdropped;
  execute format(
    'create view as_of.bond as
       select %1$s
         from public.bond t
         left join lateral (select true as is_there, jsonb_populate_record(null::public.bond, h.was) as was
                              from public.row_history h
                             where h.table_name = %2$L and h.key = jsonb_build_object(''instrument_id'', t.instrument_id)
                               and h.known_from <= (select as_of.moment()) and h.known_until > (select as_of.moment())
                             order by h.known_from desc, h.known_until desc limit 1) h on true',
    columns, 'bond');
end $$;
