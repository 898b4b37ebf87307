-- A secret address at which a reader's calendar program asks for coming payments. Whoever knows it reads them
-- without signing in, so that only its hash is kept: it is shown once, and a new one puts an end to the old.
create table calendar_link (
  user_id     int primary key references site_user on delete cascade,
  token_hash  bytea not null unique,
  language    text not null,                              -- of the page where it was made: its events speak it
  created_at  timestamptz not null
);
