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

-- While a process has no index yet, the store answers: what a thing is called, folded, a line for each name or code, with a
-- trigram index over it. Only ASCII gives trigrams where the database's character type is C, so Cyrillic is put into Latin letters.

create function fold_searched(given text) returns text language plpgsql immutable strict parallel safe as $$
declare
  folded text := lower(given);
begin
  if octet_length(given) = char_length(given) then
    return folded;
  end if;
  folded := regexp_replace(lower(normalize(given, nfkd)), '[\u0300-\u036f]', '', 'g');
  if folded !~ '[\u0430-\u04ffıłđøßæ]' then
    return folded;
  end if;
  folded := replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(folded,
    'ж', 'zh'), 'х', 'kh'), 'ц', 'ts'), 'ч', 'ch'), 'ш', 'sh'), 'щ', 'shch'), 'ю', 'yu'), 'я', 'ya'), 'є', 'ye'), 'ß', 'ss'), 'æ', 'ae');
  return translate(folded, 'оаеинтрслвкпмдугзбыэфіґıłđøьъ', 'oaeintrslvkpmdugzbyefigildo');
end $$;

create function searched_text(name text, names jsonb, ticker text, isin text) returns text language plpgsql immutable parallel safe as $$
begin
  return e'\n' || fold_searched(name || e'\n' || coalesce(ticker || e'\n', '') || coalesce(isin || e'\n', '')
    || coalesce((select string_agg(value || e'\n', '') from jsonb_each_text(names)), ''));
end $$;

-- Apart from the rest, so that a database that got pg_trgm later can be given its indexes: select add_search_trigrams()
create function add_search_trigrams() returns boolean language plpgsql as $$
begin
  create extension if not exists pg_trgm;
  alter table instrument add column if not exists searched text generated always as (searched_text(name, names, ticker, isin)) stored;
  alter table issuer add column if not exists searched text generated always as (searched_text(name, names, null, null)) stored;
  create index if not exists instrument_searched on instrument using gin (searched gin_trgm_ops);
  create index if not exists issuer_searched on issuer using gin (searched gin_trgm_ops);
  create index if not exists listing_searched on listing using gin (lower(ticker) gin_trgm_ops);
  return true;
exception when others then
  raise warning 'the search has no trigrams: %', sqlerrm;
  return false;
end $$;

select add_search_trigrams();
