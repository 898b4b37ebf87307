-- Who someone is, how they prove it, and what the site wrote to them.

alter table site_user
  add column email_confirmed_at  timestamptz,
  add column phone               text,                       -- E.164, confirmed by a code
  add column pending_phone       text,                       -- typed, not confirmed yet
  add column language            text,                       -- of letters; null: that of the page where they were asked for
  add column settings            jsonb not null default '{}' check (octet_length(settings::text) <= 16384),
  add column locked_at           timestamptz,                -- may not sign in
  add column campaign            jsonb;                      -- what brought them here, when they registered
create unique index site_user_by_phone on site_user (phone);
update site_user set email_confirmed_at = created_at;

alter table user_session
  add column id            bigint generated always as identity unique,
  add column last_seen_at  timestamptz not null default now(),
  add column user_agent    text not null default '',
  add column address       text not null default '';

create table social_identity (
  provider    text not null,
  subject     text not null,                                 -- the provider's own name for the person: an e-mail may move on
  user_id     int not null references site_user on delete cascade,
  created_at  timestamptz not null default now(),
  primary key (provider, subject)
);
create index social_identity_by_user on social_identity (user_id);

-- One request for a code. Its token is only in the visitor's cookie, so a code works nowhere but where it was asked for.
create table one_time_code (
  token_hash  bytea primary key,
  purpose     text not null check (purpose in ('sign-in', 'register', 'reset-password', 'confirm-email', 'confirm-phone')),
  user_id     int references site_user on delete cascade,    -- null where there is no account: nobody can tell
  channel     text not null check (channel in ('mail', 'phone')),
  address     text not null,
  code_hash   bytea,                                         -- null until a code was sent
  tries       int not null default 0,
  sent_at     timestamptz,
  expires_at  timestamptz not null,
  used_at     timestamptz,
  details     jsonb not null default '{}'                    -- what a registration waits with
);
create index one_time_code_by_address on one_time_code (channel, lower(address), sent_at);
create index one_time_code_by_expiry on one_time_code (expires_at);

create table outbound_message (
  id          bigint generated always as identity primary key,
  channel     text not null check (channel in ('mail', 'phone')),
  address     text not null,
  subject     text not null default '',
  text        text not null,                                 -- emptied once it was sent
  state       text not null check (state in ('kept', 'waiting', 'sent', 'failed')),  -- kept: no way out is configured
  tries       int not null default 0,
  last_error  text not null default '',
  created_at  timestamptz not null default now(),
  sent_at     timestamptz,
  expires_at  timestamptz not null                           -- not worth sending or reading afterwards
);
create index outbound_message_by_time on outbound_message (created_at desc);
create index outbound_message_by_expiry on outbound_message (expires_at);
