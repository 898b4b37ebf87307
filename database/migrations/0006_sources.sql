-- Sources that fetch by themselves: why the latest run failed, and what a run that waits for a person waits for.

alter table data_source
  add column last_failure   jsonb,                        -- of the latest run: { code, details }
  add column last_batch_id  int references import_batch,
  add column created_at     timestamptz not null default now(),
  add constraint data_source_last_failure_object check (jsonb_typeof(last_failure) = 'object');
create index data_source_by_next_run on data_source (next_at) where next_at is not null;

-- A source may go, its imports stay.
alter table import_batch
  drop constraint import_batch_data_source_id_fkey,
  add constraint import_batch_data_source_id_fkey foreign key (data_source_id) references data_source on delete set null;
create index import_batch_of_data_source on import_batch (data_source_id, id desc) where data_source_id is not null;
