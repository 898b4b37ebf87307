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

-- While a process has no index yet, the store answers: what a thing is called, in small letters. First the name, then the codes,
-- each on a line of its own, then the names in other languages, each between quotes.
alter table instrument add column searched text generated always as (
  lower(name || e'\n' || coalesce(ticker, '') || e'\n' || coalesce(isin, '') || e'\n' || jsonb_path_query_array(names, '$.*')::text)) stored;
alter table issuer add column searched text generated always as (
  lower(name || e'\n' || jsonb_path_query_array(names, '$.*')::text)) stored;

-- Without the extension every name is read. A database that gets it later is given the indexes by: select add_search_trigrams()
create function add_search_trigrams() returns boolean language plpgsql as $$
begin
  create extension if not exists pg_trgm;
  create index if not exists instrument_searched on instrument using gin (searched gin_trgm_ops);
  create index if not exists issuer_searched on issuer using gin (searched gin_trgm_ops);
  return true;
exception when others then
  raise warning 'until the search index is built, every search reads every name, for there are no trigrams: %', sqlerrm;
  return false;
end $$;

select add_search_trigrams();
