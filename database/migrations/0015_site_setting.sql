-- What the first administrator set when the site was set up. At most one row; without it the brand's own name and all languages.
create table site_setting (
  id         boolean primary key default true,
  name       text,                                        -- null: the name of the brand
  languages  text[] not null default '{}',                -- those that menus and search engines are offered; none: all
  set_at     timestamptz not null default now(),
  constraint site_setting_one_row check (id),
  constraint site_setting_name_filled check (btrim(name) <> '' and length(name) <= 60)
);

-- Name and languages are part of every page, as labels are.
create trigger tags_added after insert on site_setting referencing new table as after_rows
  for each statement execute function announce_tags('labels');
create trigger tags_changed after update on site_setting referencing old table as before_rows new table as after_rows
  for each statement execute function announce_tags('labels');
create trigger tags_removed after delete on site_setting referencing old table as before_rows
  for each statement execute function announce_tags('labels');
