-- From this moment on the account has basic access; null: no end. See clear-expired.
alter table site_user add column access_ends_at timestamptz;
create index site_user_by_access_end on site_user (access_ends_at) where access_ends_at is not null;
