-- What can be looked up is kept in memory by every process; these tell which rows to read anew, or that there are too many.
-- The payload is 'instrument:1,2,3', 'issuer:4' or 'many'; what is said twice in a transaction is heard once.

create function announce_searched() returns trigger language plpgsql as $$
declare
  most constant int := 50;
  ids text;
  rows_changed int;
begin
  execute format('select count(*), string_agg(distinct id::text, '','') from (select %I as id from changed limit %s) few',
                 tg_argv[1], most + 1)
    into rows_changed, ids;
  if rows_changed > most then
    perform pg_notify('search_changed', 'many');
  elsif rows_changed > 0 then
    perform pg_notify('search_changed', tg_argv[0] || ':' || ids);
  end if;
  return null;
end $$;

create function announce_all_searched() returns trigger language plpgsql as $$
begin
  perform pg_notify('search_changed', 'many');
  return null;
end $$;

do $$
declare
  searched record;
begin
  for searched in
    select * from (values ('instrument', 'instrument', 'id'), ('issuer', 'issuer', 'id'), ('listing', 'instrument', 'instrument_id'))
      as tables (name, kind, key)
  loop
    execute format('create trigger search_added after insert on %I referencing new table as changed
                    for each statement execute function announce_searched(%L, %L)', searched.name, searched.kind, searched.key);
    execute format('create trigger search_changed after update on %I referencing new table as changed
                    for each statement execute function announce_searched(%L, %L)', searched.name, searched.kind, searched.key);
    execute format('create trigger search_moved after update on %I referencing old table as changed
                    for each statement execute function announce_searched(%L, %L)', searched.name, searched.kind, searched.key);
    execute format('create trigger search_removed after delete on %I referencing old table as changed
                    for each statement execute function announce_searched(%L, %L)', searched.name, searched.kind, searched.key);
    execute format('create trigger search_emptied after truncate on %I
                    for each statement execute function announce_all_searched()', searched.name);
  end loop;
end $$;
