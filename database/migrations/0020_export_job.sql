-- Files that are prepared behind the requests, for whoever asked for them. Their contents do not stand in stored_file:
-- what is announced there empties the page cache, and these are on nobody's page.
create table export_job (
  id            uuid primary key default gen_random_uuid(),
  user_id       int not null references site_user on delete cascade,
  kind          text not null,                            -- what is exported; who writes it reads the wish
  wish          jsonb not null,
  title         text not null,                            -- in the language in which it was asked for
  file_name     text not null check (file_name <> '' and file_name !~ '[/\\[:cntrl:]]'),
  state         text not null default 'waiting'
                check (state in ('waiting', 'running', 'ready', 'failed', 'cancelled', 'expired')),
  rows_total    int not null check (rows_total > 0),
  rows_written  int not null default 0 check (rows_written >= 0),
  tries         smallint not null default 0,
  holder        uuid,                                     -- the run that writes it
  beaten_at     timestamptz,                              -- when that run last showed that it lives
  created_at    timestamptz not null,
  finished_at   timestamptz,
  expires_at    timestamptz,
  seen_at       timestamptz,                              -- downloaded or put away: no notice any more
  size          bigint,
  sha256        text check (sha256 ~ '^[0-9a-f]{64}$'),
  store         text check (store in ('disk', 's3')),
  check ((state = 'running') = (holder is not null)),
  check ((state = 'ready') = (sha256 is not null)),
  check ((sha256 is null) = (store is null) and (sha256 is null) = (size is null))
);
create index export_job_by_user on export_job (user_id, created_at desc);
create index export_job_open on export_job (created_at) where state in ('waiting', 'running');
create index export_job_by_expiry on export_job (expires_at) where state = 'ready';
