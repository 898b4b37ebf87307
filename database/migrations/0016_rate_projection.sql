-- Coupons of a floater that have no fixing yet: today's rate stays, or forward rates of the zero curve of its currency.

alter table bond
  add column rate_projection text,                        -- null: flat
  add constraint bond_rate_projection_known check (rate_projection in ('flat', 'forward'));

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
