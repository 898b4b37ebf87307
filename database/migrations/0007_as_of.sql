-- What was known at an earlier time. A transaction with the search path "as_of, public" and the setting basispoint.as_of reads these
-- views in place of the tables of the same names, so that every statement of a page shows prices, terms and statements as they were
-- known then. Each row is the stored one, or the version of it that was shown then: the indexes of the table serve both.
-- Rows that an undo has removed since are in the views of the schema as_of_removed, which is put before it only where there are such.

create schema as_of;
create schema as_of_removed;

create function as_of.moment() returns timestamptz language sql stable parallel safe as $$
  select current_setting('basispoint.as_of')::timestamptz
$$;

-- The search path for a moment.
create function as_of.path(at timestamptz) returns text language sql stable as $$
  select case when exists (
           select from public.import_batch undo join public.import_batch undone on undone.id = undo.undo_of
            where undo.known_at > at and undone.known_at <= at)
         then 'as_of_removed, as_of, public' else 'as_of, public' end
$$;

do $$
declare
  shown record;
  -- Of two versions of one time the later one was shown: an undo brings a row back with its earlier batch.
  covering constant text := 'h.known_from <= (select as_of.moment()) and h.known_until > (select as_of.moment())
                             order by h.known_from desc, h.known_until desc limit 1';
  is_known constant text := '(t.batch_id is null or t.batch_id = any(array(
                               select id from public.import_batch where known_at is null or known_at <= (select as_of.moment()))))';
  present_columns text;
  removed_columns text;
  key_object text;
  same_key text;
begin
  -- Days of trading have a history of their own, in columns.
  select string_agg(case when is_stored then format('case when h.is_there then h.%1$I else t.%1$I end as %1$I', name)
                         else format('t.%I', name) end, ', ' order by position),
         string_agg(case when is_stored then format('h.%I', name) else format('null::%s as %I', type, name) end,
                    ', ' order by position)
    into present_columns, removed_columns
    from (select attname as name, attnum as position, format_type(atttypid, atttypmod) as type,
                 attname not in ('listing_id', 'day')
                   and exists (select from pg_attribute h
                                where h.attrelid = 'daily_trading_history'::regclass and h.attname = t.attname) as is_stored
            from pg_attribute t
           where attrelid = 'daily_trading'::regclass and attnum > 0 and not attisdropped) columns;
  removed_columns := replace(replace(removed_columns, 'null::integer as listing_id', 'h.listing_id'), 'null::date as day', 'h.day');
  execute format(
    'create view as_of.daily_trading as
       select %1$s
         from public.daily_trading t
         left join lateral (select true as is_there, h.* from public.daily_trading_history h
                             where h.listing_id = t.listing_id and h.day = t.day and %2$s) h on true
        where h.is_there or %3$s',
    present_columns, covering, is_known);
  execute format(
    'create view as_of_removed.daily_trading as
       select * from as_of.daily_trading
       union all
       select %1$s
         from (select distinct listing_id, day from public.daily_trading_history h
                where h.known_from <= (select as_of.moment()) and h.known_until > (select as_of.moment())
                  and not exists (select from public.daily_trading t where t.listing_id = h.listing_id and t.day = h.day)) gone
        cross join lateral (select h.* from public.daily_trading_history h
                             where h.listing_id = gone.listing_id and h.day = gone.day and %2$s) h',
    removed_columns, covering);

  -- The others as whole rows. A share or a bond that became known later has a page, without its terms.
  for shown in
    select * from (values
      ('stock', array['instrument_id'], true),
      ('bond', array['instrument_id'], true),
      ('bond_coupon', array['bond_id', 'day'], false),
      ('bond_redemption', array['bond_id', 'day'], false),
      ('bond_option', array['bond_id', 'kind', 'day'], false),
      ('split', array['instrument_id', 'day'], false),
      ('dividend', array['instrument_id', 'ex_dividend_on', 'kind', 'position'], false),
      ('index_value', array['index_id', 'day'], false)
    ) as tables (name, key, has_page)
  loop
    select string_agg(
             case when attname = any(shown.key) then format('t.%I', attname)
                  when shown.has_page and not attnotnull
                  then format('case when h.is_there then (h.was).%1$I when %2$s then t.%1$I end as %1$I', attname, is_known)
                  else format('case when h.is_there then (h.was).%1$I else t.%1$I end as %1$I', attname) end, ', ' order by attnum)
      into present_columns
      from pg_attribute
     where attrelid = shown.name::regclass and attnum > 0 and not attisdropped;
    select 'jsonb_build_object(' || string_agg(format('%L, t.%I', name, name), ', ') || ')',
           string_agg(format('t.%1$I = (gone.was).%1$I', name), ' and ')
      into key_object, same_key
      from unnest(shown.key) name;
    execute format(
      'create view as_of.%1$I as
         select %2$s
           from public.%1$I t
           left join lateral (select true as is_there, jsonb_populate_record(null::public.%1$I, h.was) as was
                                from public.row_history h
                               where h.table_name = %3$L and h.key = %4$s and %5$s) h on true
          where %6$s',
      shown.name, present_columns, shown.name, key_object, covering,
      case when shown.has_page then 'true' else 'h.is_there or ' || is_known end);
    continue when shown.has_page;
    execute format(
      'create view as_of_removed.%1$I as
         select * from as_of.%1$I
         union all
         select (gone.was).*
           from (select distinct on (h.key) jsonb_populate_record(null::public.%1$I, h.was) as was
                   from public.row_history h
                  where h.table_name = %2$L and h.known_from <= (select as_of.moment()) and h.known_until > (select as_of.moment())
                  order by h.key, h.known_from desc, h.known_until desc) gone
          where not exists (select from public.%1$I t where %3$s)',
      shown.name, shown.name, same_key);
  end loop;
end $$;

-- A report is known since it was published, whenever it was imported.
create view as_of.report as
  select * from public.report where known_at <= (select as_of.moment());

create view as_of.report_fact as
  select t.report_id, t.line_id, coalesce(h.value, t.value) as value
    from public.report_fact t
    left join lateral (
      select (h.was ->> 'value')::numeric as value
        from public.row_history h
       where h.table_name = 'report_fact' and h.key = jsonb_build_object('report_id', t.report_id, 'line_id', t.line_id)
         and h.known_from <= (select as_of.moment()) and h.known_until > (select as_of.moment())
       order by h.known_from desc, h.known_until desc limit 1) h on true;
