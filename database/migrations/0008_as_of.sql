-- What was known at an earlier time. A transaction with the search path "as_of, public" and the setting basispoint.as_of reads these
-- views in place of the tables of the same names, so that every statement of a page shows prices, terms and statements as they were
-- known then. Of two versions of one time the later one was shown (an undo brings a row back with its earlier batch).

create schema as_of;

create function as_of.moment() returns timestamptz language sql stable parallel safe as $$
  select current_setting('basispoint.as_of')::timestamptz
$$;

do $$
declare
  shown record;
  known constant text := $known$coalesce(b.known_at, '-infinity')$known$;
  covering constant text := 'h.known_from <= (select as_of.moment()) and h.known_until > (select as_of.moment())';
  later constant text := 'l.known_from <= (select as_of.moment()) and l.known_until > (select as_of.moment())
                          and (l.known_from, l.known_until) > (h.known_from, h.known_until)';
  current_columns text;
  earlier_columns text;
  key_object text;
begin
  -- Days of trading have a history of their own, in columns.
  select string_agg(format('t.%I', name), ', ' order by position),
         string_agg(case when is_stored then format('h.%I', name) else format('null::%s', type) end, ', ' order by position)
    into current_columns, earlier_columns
    from (select attname as name, attnum as position, format_type(atttypid, atttypmod) as type,
                 exists (select from pg_attribute h
                          where h.attrelid = 'daily_trading_history'::regclass and h.attname = t.attname) as is_stored
            from pg_attribute t
           where attrelid = 'daily_trading'::regclass and attnum > 0 and not attisdropped) columns;
  execute format(
    'create view as_of.daily_trading as
       select %1$s from public.daily_trading t join public.import_batch b on b.id = t.batch_id
        where %3$s <= (select as_of.moment())
          and not exists (select from public.daily_trading_history h
                           where h.listing_id = t.listing_id and h.day = t.day and %4$s and h.known_from >= %3$s)
       union all
       select %2$s from public.daily_trading_history h
        where %4$s
          and not exists (select from public.daily_trading_history l where l.listing_id = h.listing_id and l.day = h.day and %5$s)
          and not exists (select from public.daily_trading t join public.import_batch b on b.id = t.batch_id
                           where t.listing_id = h.listing_id and t.day = h.day
                             and %3$s <= (select as_of.moment()) and %3$s > h.known_from)',
    current_columns, earlier_columns, known, covering, later);

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
             case when shown.has_page and not attnotnull
                  then format('case when %2$s <= (select as_of.moment()) then t.%1$I end as %1$I', attname, known)
                  else format('t.%I', attname) end, ', ' order by attnum)
      into current_columns
      from pg_attribute
     where attrelid = shown.name::regclass and attnum > 0 and not attisdropped;
    select 'jsonb_build_object(' || string_agg(format('%L, t.%I', name, name), ', ') || ')' into key_object
      from unnest(shown.key) name;
    execute format(
      'create view as_of.%1$I as
         select %2$s from public.%1$I t left join public.import_batch b on b.id = t.batch_id
          where %3$s
            and not exists (select from public.row_history h
                             where h.table_name = %4$L and h.key = %5$s and %6$s and h.known_from >= %8$s)
         union all
         select (jsonb_populate_record(null::public.%1$I, h.was)).* from public.row_history h
          where h.table_name = %4$L and %6$s
            and not exists (select from public.row_history l where l.table_name = h.table_name and l.key = h.key and %7$s)',
      shown.name, current_columns,
      case when shown.has_page then 'true' else known || ' <= (select as_of.moment())' end,
      shown.name, key_object, covering, later, known);
  end loop;
end $$;

-- A report is known since it was published, whenever it was imported.
create view as_of.report as
  select * from public.report where known_at <= (select as_of.moment());

create view as_of.report_fact as
  select t.report_id, t.line_id, t.value
    from public.report_fact t
   where not exists (select from public.row_history h
                      where h.table_name = 'report_fact' and h.key = jsonb_build_object('report_id', t.report_id, 'line_id', t.line_id)
                        and h.known_from <= (select as_of.moment()) and h.known_until > (select as_of.moment()))
  union all
  select (was.fact).report_id, (was.fact).line_id, (was.fact).value
    from (select jsonb_populate_record(null::public.report_fact, h.was) as fact
            from public.row_history h
           where h.table_name = 'report_fact'
             and h.known_from <= (select as_of.moment()) and h.known_until > (select as_of.moment())) was;
