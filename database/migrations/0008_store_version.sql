-- The same file of prices again: where nothing that it is compared with has changed since it was imported, it need not be read.

-- Grows with every statement that may change what prices are compared with. A number that was taken stays taken when its
-- transaction rolls back: a version that is the same means that nothing was changed, another one only that something may have been.
create sequence store_version;

create function note_store_change() returns trigger language plpgsql as $$
begin
  -- An import takes a version itself, once and only where it writes.
  if coalesce(current_setting('basispoint.is_importing', true), '') <> 'on' then
    perform nextval('store_version');
  end if;
  return null;
end $$;

do $$
declare
  compared text;
begin
  foreach compared in array array[
    'daily_trading', 'index_value', 'listing', 'instrument', 'issuer', 'instrument_code', 'stock', 'bond', 'etf', 'market_index', 'split',
    'venue', 'venue_alias', 'currency', 'currency_alias', 'country']
  loop
    execute format('create trigger version_noted after insert or update or delete or truncate on %I
                      for each statement execute function note_store_change()', compared);
  end loop;
end $$;
-- A new source has brought nothing yet.
create trigger version_noted after update or delete or truncate on source for each statement execute function note_store_change();

alter table import_batch
  add column store_version  bigint,                       -- of the store as it left it, where nothing else changed it meanwhile
  add column run_digest     text,                         -- of its files, and of how they were read
  add column found          jsonb,                        -- what was found in them: { reports, findings, rows }
  add constraint import_batch_run_digest_whole check (num_nulls(store_version, run_digest, found) in (0, 3)),
  add constraint import_batch_found_object check (jsonb_typeof(found) = 'object');
create index import_batch_of_run on import_batch (run_digest) where run_digest is not null;
