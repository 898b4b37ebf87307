-- Import: reference data, runs and their files, codes of instruments, older versions of what changed, published curves, and
-- columns for what real files know or do not know. The reference data itself follows in 0004.
-- A constraint that old rows might break is "not valid": it holds for what is written from now on.


-- ── Reference data ─────────────────────────────────────────────────────────────────────────────────────────────────────────

-- ISO 4217, with currencies that have ended.
create table currency (
  code          text primary key,
  numeric_code  smallint,                                 -- null: ended before there were numbers
  decimals      smallint not null,
  names         jsonb not null,
  ended_on      date,
  replaced_by   text references currency,
  constraint currency_code_form check (code ~ '^[A-Z]{3}$'),
  constraint currency_numeric_code_in_range check (numeric_code between 1 and 999),
  constraint currency_decimals_in_range check (decimals between 0 and 4),
  constraint currency_names_object check (jsonb_typeof(names) = 'object'),
  constraint currency_not_its_own_successor check (replaced_by <> code)
);

-- What files write instead of a code: RUR for RUB, GBp for a hundredth of GBP.
create table currency_alias (
  alias   text primary key,                               -- upper and lower case differ: GBp is a penny, GBP a pound
  code    text not null references currency,
  factor  numeric not null default 1,                     -- one of the alias is so many of the currency
  constraint currency_alias_filled check (btrim(alias) <> ''),
  constraint currency_alias_factor_positive check (factor > 0 and factor < 'infinity')
);

-- ISO 3166-1, and the codes beside it that files use: EU, XK, and ZZ for an unknown country.
create table country (
  code    text primary key,
  alpha3  text unique,
  names   jsonb not null,
  constraint country_code_form check (code ~ '^[A-Z]{2}$'),
  constraint country_alpha3_form check (alpha3 ~ '^[A-Z]{3}$'),
  constraint country_names_object check (jsonb_typeof(names) = 'object')
);

alter table venue
  add column mic               text unique,               -- ISO 10383
  add column default_currency  text references currency,  -- of a listing whose file names none
  add constraint venue_mic_form check (mic ~ '^[A-Z0-9]{4}$'),
  add constraint venue_country_known foreign key (country) references country not valid;

-- What providers call a venue: the suffix .DE of Yahoo, the board TQBR of MOEX ISS, the exchange HEL of FinanceDatabase.
create table venue_alias (
  scheme     text not null,
  alias      text not null,
  venue_id   int not null references venue,
  rank       smallint not null default 0,                 -- of several boards of a venue the lowest is the listing
  quoted_in  text,                                        -- where it is not the venue's currency: a code or an alias of one
  primary key (scheme, alias),
  constraint venue_alias_scheme_known check (scheme in ('yahoo', 'moex_board', 'financedatabase', 'stooq', 'name')),
  constraint venue_alias_rank_not_negative check (rank >= 0)
);
create index venue_alias_by_venue on venue_alias (venue_id);

alter table industry
  add column sector_id  int references industry,          -- null: a sector, or an industry outside of them
  add constraint industry_not_its_own_sector check (sector_id <> id);

-- Words of providers for an industry or a sector, in lower case.
create table industry_alias (
  scheme       text not null,
  alias        text not null,
  industry_id  int not null references industry,
  primary key (scheme, alias),
  constraint industry_alias_scheme_known check (scheme in ('gics', 'nse', 'sic', 'other')),
  constraint industry_alias_folded check (alias = lower(btrim(alias)) and alias <> '')
);
create index industry_alias_by_industry on industry_alias (industry_id);

-- Which line of a statement a tag of a taxonomy is. Of several tags the first in order of rank that has a value counts.
create table xbrl_line (
  taxonomy   text not null,
  tag        text not null,
  standard   text not null,
  line_code  text not null,
  sign       smallint not null default 1,                 -- -1: reported as a positive expense, which is negative here
  rank       smallint not null default 0,
  at_start   boolean not null default false,              -- the value on the day before the period, not on its last day
  primary key (taxonomy, tag, standard, line_code),
  foreign key (standard, line_code) references statement_line (standard, code),
  constraint xbrl_line_taxonomy_known check (taxonomy in ('us-gaap', 'ifrs-full')),
  constraint xbrl_line_sign_known check (sign in (-1, 1)),
  constraint xbrl_line_rank_not_negative check (rank >= 0)
);
create index xbrl_line_by_line on xbrl_line (standard, line_code);


-- ── Runs ───────────────────────────────────────────────────────────────────────────────────────────────────────────────────

alter table source
  add column trust    smallint not null default 50,       -- a recipe may keep what a source of more trust gave
  add column licence  text not null default '',
  add constraint source_trust_in_range check (trust between 0 and 100);

-- How files of one kind are read. A change is a new version: a batch names the version it was read with.
create table recipe (
  id          int generated by default as identity primary key,
  code        text not null,
  version     int not null,
  source_id   int references source,
  format      text not null,
  body        jsonb not null,
  is_builtin  boolean not null default false,
  created_at  timestamptz not null default now(),
  created_by  int references site_user on delete set null,
  unique (code, version),
  constraint recipe_code_slug check (code ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(code) <= 100),
  constraint recipe_version_positive check (version > 0),
  constraint recipe_format_filled check (btrim(format) <> ''),
  constraint recipe_body_object check (jsonb_typeof(body) = 'object')
);

-- What is fetched by itself.
create table data_source (
  id             int generated by default as identity primary key,
  code           text not null unique,
  source_id      int not null references source,
  kind           text not null,
  address        text not null,
  settings       jsonb not null default '{}',
  recipe_id      int references recipe,
  schedule       text,                                    -- a cron line; null: only on request
  time_zone      text not null default 'UTC',
  is_on          boolean not null default false,
  auto_confirm   jsonb not null default '{"rejected": 0.01, "changed": 0.05}',
  secret_name    text,                                    -- of an environment variable or a file, never the secret itself
  last_tried_at  timestamptz,
  last_ok_at     timestamptz,
  failures       int not null default 0,                  -- in a row
  next_at        timestamptz,
  stopped_why    text,
  state          jsonb not null default '{}',             -- ETag, newest day: written in the transaction of the batch
  constraint data_source_code_slug check (code ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(code) <= 100),
  constraint data_source_kind_known check (kind in ('folder', 'https', 's3', 'connector')),
  constraint data_source_address_filled check (btrim(address) <> ''),
  constraint data_source_time_zone_filled check (btrim(time_zone) <> ''),
  constraint data_source_failures_not_negative check (failures >= 0),
  constraint data_source_parts_objects check (
    jsonb_typeof(settings) = 'object' and jsonb_typeof(auto_confirm) = 'object' and jsonb_typeof(state) = 'object')
);

alter table import_batch
  add column status          text not null default 'done',
  add column kind            text not null default 'command',
  add column recipe_id       int references recipe,
  add column data_source_id  int references data_source,
  add column actor_id        int references site_user on delete set null,
  add column actor           text not null default '',    -- who that was, also when the account is gone
  add column known_at        timestamptz,                 -- when its rows became visible; null: since ever
  add column counts          jsonb not null default '{}',
  add column digest          text,                        -- of the difference that was shown before it was confirmed
  add column progress        jsonb not null default '{}',
  add column failure         text,
  add column undo_of         int references import_batch,
  add column undone_by       int references import_batch,
  add constraint import_batch_status_known check (
    status in ('open', 'checked', 'running', 'done', 'failed', 'cancelled', 'undone')),
  add constraint import_batch_kind_known check (kind in ('command', 'upload', 'schedule', 'feed', 'demo', 'undo')),
  add constraint import_batch_digest_form check (digest ~ '^[0-9a-f]{64}$'),
  add constraint import_batch_parts_objects check (jsonb_typeof(counts) = 'object' and jsonb_typeof(progress) = 'object'),
  add constraint import_batch_undo_names_its_batch check ((kind = 'undo') = (undo_of is not null)),
  add constraint import_batch_undone_by_a_batch check ((status = 'undone') = (undone_by is not null));
create unique index import_batch_undone_once on import_batch (undo_of) where status = 'done';
create index import_batch_by_start on import_batch (started_at desc);

create table import_file (
  id              int generated by default as identity primary key,
  batch_id        int not null references import_batch,
  position        int not null,
  name            text not null,                          -- as it was brought, or within its archive: a label, never opened
  address         text,                                   -- where it was fetched from
  sha256          text not null,
  bytes           bigint not null,
  stored_file_id  uuid references stored_file on delete set null,
  format          text,                                   -- null: not recognised
  recipe_id       int references recipe,
  encoding        text,
  delimiter       text,
  records         bigint not null default 0,
  accepted        bigint not null default 0,
  rejected        bigint not null default 0,
  held            bigint not null default 0,
  skipped         bigint not null default 0,
  first_day       date,
  last_day        date,
  unique (batch_id, position),
  constraint import_file_name_printable check (name <> '' and name !~ '[[:cntrl:]]'),
  constraint import_file_sha256_form check (sha256 ~ '^[0-9a-f]{64}$'),
  constraint import_file_bytes_not_negative check (bytes >= 0),
  constraint import_file_counts_not_negative check (least(records, accepted, rejected, held, skipped) >= 0),
  constraint import_file_days_in_order check (first_day <= last_day)
);
create index import_file_by_content on import_file (sha256);

-- Records that did not enter, or entered with a warning.
create table import_rejection (
  id          bigint generated always as identity primary key,
  batch_id    int not null references import_batch,
  file_id     int not null references import_file,
  line        bigint not null,                            -- 0: the file as a whole
  severity    text not null,
  rule        text not null,
  field       text,
  value       text,
  message     jsonb not null default '{}',                -- what the sentence of the rule needs: numbers and names
  raw         text not null,                              -- the record as it stands in the file
  is_cut      boolean not null default false,             -- the record was longer
  settled     text,
  settled_by  int references import_batch,
  constraint import_rejection_line_not_negative check (line >= 0),
  constraint import_rejection_severity_known check (severity in ('reject', 'hold', 'warn')),
  constraint import_rejection_rule_filled check (btrim(rule) <> ''),
  constraint import_rejection_message_object check (jsonb_typeof(message) = 'object'),
  constraint import_rejection_raw_short check (length(raw) <= 8192),
  constraint import_rejection_settled_known check (settled in ('accepted', 'dropped', 'corrected'))
);
create index import_rejection_of_batch on import_rejection (batch_id, rule, id);

-- What a batch touched: announcements, undo and provenance read this and not the large tables.
create table import_scope (
  id           bigint generated always as identity primary key,
  batch_id     int not null references import_batch,
  file_id      int references import_file,
  record       text not null,                             -- type of record, as domain/import/records.ts names it
  entity_id    int,                                       -- listing, instrument or issuer, by the type of record
  entity_code  text,                                      -- rate or curve
  first_day    date,
  last_day     date,
  added        int not null default 0,
  changed      int not null default 0,
  removed      int not null default 0,
  constraint import_scope_one_entity check (num_nonnulls(entity_id, entity_code) = 1),
  constraint import_scope_record_filled check (btrim(record) <> ''),
  constraint import_scope_counts_not_negative check (least(added, changed, removed) >= 0),
  constraint import_scope_days_in_order check (first_day <= last_day)
);
create index import_scope_of_batch on import_scope (batch_id, record, entity_id);
create index import_scope_of_entity on import_scope (record, entity_id, batch_id);


-- ── Who is who ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

-- Codes that issuers, instruments and listings have, or had for some days. A ticker means whom it meant on the day.
create table instrument_code (
  id             bigint generated always as identity primary key,
  scheme         text not null,
  place          text not null default '',                -- MIC of a ticker, source of a provider's own code
  value          text not null,
  issuer_id      int references issuer,
  instrument_id  int references instrument,
  listing_id     int references listing,
  valid_from     date not null default '-infinity',
  valid_to       date not null default 'infinity',        -- the first day on which it is not valid any more
  batch_id       int not null references import_batch,
  unique (scheme, place, value, valid_from),
  constraint instrument_code_scheme_known check (scheme in
    ('isin', 'figi', 'composite_figi', 'share_class_figi', 'lei', 'cik', 'mic_ticker', 'cusip', 'sedol', 'provider', 'name')),
  constraint instrument_code_value_filled check (btrim(value) <> ''),
  constraint instrument_code_place_of_scheme check ((scheme in ('mic_ticker', 'provider')) = (place <> '') or scheme = 'name'),
  constraint instrument_code_valid_some_days check (valid_from < valid_to),
  constraint instrument_code_of_one_thing check (num_nonnulls(issuer_id, instrument_id, listing_id) = 1)
);
create index instrument_code_of_issuer on instrument_code (issuer_id) where issuer_id is not null;
create index instrument_code_of_instrument on instrument_code (instrument_id) where instrument_id is not null;
create index instrument_code_of_listing on instrument_code (listing_id) where listing_id is not null;

-- On one day a code means one thing. Writers hold the lock of imports, so that none can pass another unseen.
create function refuse_overlapping_codes() returns trigger language plpgsql as $$
declare
  clash text;
begin
  select code.scheme || ' ' || code.value into clash
    from written code join instrument_code other
      on (other.scheme, other.place, other.value) = (code.scheme, code.place, code.value)
     and other.id <> code.id and other.valid_from < code.valid_to and code.valid_from < other.valid_to
   limit 1;
  if found then
    raise exclusion_violation using message = 'this code already means something else on these days: ' || clash,
      constraint = 'instrument_code_once_a_day', table = 'instrument_code';
  end if;
  return null;
end $$;
create trigger once_a_day_added after insert on instrument_code referencing new table as written
  for each statement execute function refuse_overlapping_codes();
create trigger once_a_day_changed after update on instrument_code referencing new table as written
  for each statement execute function refuse_overlapping_codes();

-- The last digit of an ISIN makes the sum of all digits, every second one doubled, a multiple of ten.
create function isin_is_valid(isin text) returns boolean language sql immutable strict parallel safe as $$
  select isin ~ '^[A-Z]{2}[A-Z0-9]{9}[0-9]$' and (
    select sum(case when n % 2 = 0 then digit * 2 / 10 + digit * 2 % 10 else digit end) % 10 = 0
      from (select string_agg(case when letter between 'A' and 'Z' then (ascii(letter) - 55)::text else letter end, '' order by o)
              from unnest(string_to_array(isin, null)) with ordinality letters (letter, o)) written (digits),
           lateral (select substr(reverse(digits), n, 1)::int as digit, n from generate_series(1, length(digits)) n) places)
$$;

alter table instrument
  add constraint instrument_isin_valid check (isin_is_valid(isin)) not valid,
  add constraint instrument_currency_known foreign key (currency) references currency not valid;
alter table listing
  add constraint listing_currency_known foreign key (currency) references currency not valid;

-- What was there before there were codes. An ISIN of two instruments decides nothing.
insert into instrument_code (scheme, value, instrument_id, batch_id)
  select 'isin', isin, min(id), min(batch_id) from instrument where isin_is_valid(isin) group by isin having count(*) = 1;


-- ── Issuers, bonds, dividends, statements ──────────────────────────────────────────────────────────────────────────────────

alter table issuer
  add column lei      text unique,
  add column is_stub  boolean not null default false,     -- made by an import of something else: little is known of it
  add constraint issuer_lei_form check (lei ~ '^[A-Z0-9]{18}[0-9]{2}$'),
  add constraint issuer_country_known foreign key (country) references country not valid;

-- A list of securities names a bond without its terms: what is not known is null.
alter table bond
  alter column face_value drop not null,
  alter column units_issued drop not null,
  alter column coupon_type drop not null,
  alter column coupons_per_year drop not null,
  alter column coupons_per_year drop default,
  alter column day_count drop not null,
  alter column issued_on drop not null,
  add column is_perpetual     boolean not null default false,
  add column first_coupon_on  date,                       -- null: a regular first period
  add constraint bond_perpetual_never_matures check (not is_perpetual or matures_on is null),
  add constraint bond_first_coupon_after_issue check (first_coupon_on > issued_on);
update bond set is_perpetual = true where matures_on is null;
comment on column bond.matures_on is 'null: unknown, or never where is_perpetual';

-- The base of an index that is known by its values only is unknown.
alter table market_index
  alter column base_on drop not null,
  alter column base_value drop not null;

-- Coupons as announced, where a source gives them one by one. Without them they are computed from the terms.
create table bond_coupon (
  bond_id    int not null references bond,
  day        date not null,                               -- of the payment
  starts_on  date,                                        -- of its period
  rate       numeric,                                     -- percent a year
  amount     numeric,                                     -- money per bond
  record_on  date,
  is_known   boolean not null default true,               -- false: of a later period, whose rate is set in time
  batch_id   int not null references import_batch,
  primary key (bond_id, day),
  constraint bond_coupon_day_in_range check (day between '1700-01-01' and '2299-12-31'),
  constraint bond_coupon_starts_before_payment check (starts_on < day),
  constraint bond_coupon_paid_rate_possible check (rate > -100 and rate < 'infinity'),
  constraint bond_coupon_amount_not_negative check (amount >= 0 and amount < 'infinity')
);

-- Several dividends may have one ex-dividend day: a regular and a special one, or two of a kind.
alter table dividend
  add column kind      text not null default 'regular',
  add column position  smallint not null default 0,       -- of those of one day and kind
  drop constraint dividend_instrument_id_ex_dividend_on_key,
  add constraint dividend_once unique (instrument_id, ex_dividend_on, kind, position),
  add constraint dividend_kind_known check (kind in ('regular', 'special', 'return_of_capital')),
  add constraint dividend_position_not_negative check (position >= 0);

alter table statement_section
  drop constraint statement_section_standard_known,
  add constraint statement_section_standard_known check (standard in ('ifrs', 'us-gaap', 'ras', 'bank_1', 'bank_2'));

-- A year may end on any day (52 or 53 weeks); months stays the nominal 3, 6, 9 or 12. A filing (accession) may restate a period
-- on the day of another filing.
alter table report
  add column period_start  date,
  add column fiscal_year   smallint,                      -- the same period a year before has the same months and one less
  add column accession     text,                          -- number of the filing at its register
  drop constraint report_standard_known,
  add constraint report_standard_known check (standard in ('ifrs', 'us-gaap', 'ras', 'bank_1', 'bank_2')),
  drop constraint report_period_ends_a_month,
  drop constraint report_issuer_id_standard_is_archive_period_end_months_know_key,
  add constraint report_once unique nulls not distinct (issuer_id, standard, is_archive, period_end, months, known_at, accession),
  add constraint report_fiscal_year_in_range check (fiscal_year between 1900 and 2200),
  add constraint report_period_runs_forward check (period_start < period_end),
  add constraint report_accession_filled check (btrim(accession) <> '');
update report set fiscal_year = extract(year from period_end);
alter table report alter column fiscal_year set not null;
create or replace view latest_report as
  select distinct on (issuer_id, standard, is_archive, period_end, months) *
    from report
   order by issuer_id, standard, is_archive, period_end, months, known_at desc, accession desc nulls last;

-- Which batch wrote a row. Null: by hand, or with its instrument.
alter table stock           add column batch_id int references import_batch;
alter table bond            add column batch_id int references import_batch;
alter table bond_redemption add column batch_id int references import_batch;
alter table bond_option     add column batch_id int references import_batch;
alter table etf             add column batch_id int references import_batch;
alter table etf_holding     add column batch_id int references import_batch;
alter table market_index    add column batch_id int references import_batch;
alter table index_member    add column batch_id int references import_batch;
update stock           set batch_id = instrument.batch_id from instrument where id = instrument_id;
update bond            set batch_id = instrument.batch_id from instrument where id = instrument_id;
update bond_redemption set batch_id = instrument.batch_id from instrument where id = bond_id;
update bond_option     set batch_id = instrument.batch_id from instrument where id = bond_id;
update etf             set batch_id = instrument.batch_id from instrument where id = instrument_id;
update etf_holding     set batch_id = instrument.batch_id from instrument where id = etf_id;
update market_index    set batch_id = instrument.batch_id from instrument where id = instrument_id;
update index_member    set batch_id = instrument.batch_id from instrument where id = index_id;


-- ── Published curves ───────────────────────────────────────────────────────────────────────────────────────────────────────

create table yield_curve (
  code       text primary key,
  currency   text not null references currency,
  kind       text not null,
  names      jsonb not null default '{}',
  source_id  int not null references source,
  constraint yield_curve_code_filled check (btrim(code) <> ''),
  constraint yield_curve_kind_known check (kind in ('par', 'zero', 'forward')),
  constraint yield_curve_names_object check (jsonb_typeof(names) = 'object')
);

create table yield_curve_point (
  curve_code  text not null references yield_curve,
  day         date not null,
  months      numeric(6, 2) not null,                     -- to maturity
  percent     numeric not null,                           -- a year
  batch_id    int not null references import_batch,
  primary key (curve_code, day, months),
  constraint yield_curve_point_day_in_range check (day between '1900-01-01' and '2099-12-31'),
  constraint yield_curve_point_months_positive check (months > 0 and months < 'infinity'),
  constraint yield_curve_point_percent_possible check (percent between -50 and 1000)
);


-- ── What was known before ──────────────────────────────────────────────────────────────────────────────────────────────────

-- Older versions. Undo brings a row back with its earlier batch, so that of two versions of one time the later one was shown.
create table daily_trading_history (
  listing_id            int not null,
  day                   date not null,
  known_from            timestamptz not null,
  known_until           timestamptz not null,
  last_price            numeric,
  open_price            numeric,
  low_price             numeric,
  high_price            numeric,
  vwap                  numeric,
  official_close_price  numeric,
  bid_price             numeric,
  ask_price             numeric,
  turnover              numeric,
  volume                bigint,
  trades                int,
  batch_id              int not null,                     -- that wrote it
  ended_by              int not null,                     -- that changed or removed it
  why                   text not null,
  primary key (listing_id, day, known_from, known_until),
  constraint daily_trading_history_why_known check (why in ('changed', 'undone', 'removed')),
  constraint daily_trading_history_known_for_some_time check (known_from < known_until)
);
create index daily_trading_history_ended on daily_trading_history (ended_by);

create table row_history (
  table_name   text not null,
  key          jsonb not null,
  known_from   timestamptz not null,
  known_until  timestamptz not null,
  was          jsonb not null,
  batch_id     int references import_batch,
  ended_by     int not null references import_batch,
  why          text not null,
  primary key (table_name, key, known_from, known_until),
  constraint row_history_parts_objects check (jsonb_typeof(key) = 'object' and jsonb_typeof(was) = 'object'),
  constraint row_history_why_known check (why in ('changed', 'undone', 'removed')),
  constraint row_history_known_for_some_time check (known_from < known_until)
);
create index row_history_ended on row_history (ended_by);

-- The days of a listing as they were shown at a time.
create function daily_trading_known(listing int, first date, last date, at timestamptz)
returns table (
  day date, last_price numeric, open_price numeric, low_price numeric, high_price numeric, vwap numeric,
  official_close_price numeric, bid_price numeric, ask_price numeric, turnover numeric, volume bigint, trades int, batch_id int)
language sql stable as $$
  select distinct on (day) day, last_price, open_price, low_price, high_price, vwap, official_close_price, bid_price, ask_price,
         turnover, volume, trades, batch_id
    from (
      select t.day, t.last_price, t.open_price, t.low_price, t.high_price, t.vwap, t.official_close_price, t.bid_price, t.ask_price,
             t.turnover, t.volume, t.trades, t.batch_id, coalesce(b.known_at, '-infinity') as known_from
        from daily_trading t join import_batch b on b.id = t.batch_id
       where t.listing_id = listing and t.day between first and last and coalesce(b.known_at, '-infinity') <= at
      union all
      select h.day, h.last_price, h.open_price, h.low_price, h.high_price, h.vwap, h.official_close_price, h.bid_price, h.ask_price,
             h.turnover, h.volume, h.trades, h.batch_id, h.known_from
        from daily_trading_history h
       where h.listing_id = listing and h.day between first and last and h.known_from <= at and h.known_until > at
    ) versions
   order by day, known_from desc
$$;


-- ── Parents of daily trading ───────────────────────────────────────────────────────────────────────────────────────────────

-- Two foreign keys, checked row by row, took three quarters of the time of every load. Each statement is checked at once instead:
-- its listings and batches are locked as a foreign key would lock them, and these cannot be removed while days name them.
alter table daily_trading
  drop constraint daily_trading_listing_id_fkey,
  drop constraint daily_trading_batch_id_fkey;

create function check_parents_of_days() returns trigger language plpgsql as $$
declare
  unknown int;
begin
  with named as (select distinct listing_id as id from written),
       known as (select id from listing where id in (select id from named) order by id for key share)
  select min(id) into unknown from named where id not in (select id from known);
  if unknown is not null then
    raise foreign_key_violation using message = 'daily_trading: there is no listing ' || unknown,
      constraint = 'daily_trading_of_a_listing', table = 'daily_trading';
  end if;
  with named as (select distinct batch_id as id from written),
       known as (select id from import_batch where id in (select id from named) order by id for key share)
  select min(id) into unknown from named where id not in (select id from known);
  if unknown is not null then
    raise foreign_key_violation using message = 'daily_trading: there is no batch ' || unknown,
      constraint = 'daily_trading_of_a_batch', table = 'daily_trading';
  end if;
  return null;
end $$;
create trigger parents_added after insert on daily_trading referencing new table as written
  for each statement execute function check_parents_of_days();
create trigger parents_changed after update on daily_trading referencing new table as written
  for each statement execute function check_parents_of_days();

-- The argument is the column of daily_trading.
create function keep_parents_of_days() returns trigger language plpgsql as $$
declare
  is_named boolean;
begin
  execute format('select exists (select from removed where exists (select from daily_trading where %I = removed.id))', tg_argv[0])
    into is_named;
  if is_named then
    raise foreign_key_violation using message = format('%s: days of trading name it', tg_table_name),
      constraint = 'daily_trading_of_a_' || case tg_argv[0] when 'listing_id' then 'listing' else 'batch' end, table = 'daily_trading';
  end if;
  return null;
end $$;
create trigger days_named_removed after delete on listing referencing old table as removed
  for each statement execute function keep_parents_of_days('listing_id');
create trigger days_named_removed after delete on import_batch referencing old table as removed
  for each statement execute function keep_parents_of_days('batch_id');


-- ── Notifications ──────────────────────────────────────────────────────────────────────────────────────────────────────────

-- An import says itself what it touched, once and after all of it: basispoint.is_importing silences the triggers meanwhile.
create function is_silent() returns boolean language sql stable as $$
  select coalesce(current_setting('basispoint.is_ticking', true), '') = 'on'
      or coalesce(current_setting('basispoint.is_importing', true), '') = 'on'
$$;

create or replace function announce_content() returns trigger language plpgsql as $$
begin
  if not is_silent() then perform pg_notify('content_changed', tg_table_name); end if;
  return null;
end $$;

create or replace function announce_all_searched() returns trigger language plpgsql as $$
begin
  if not is_silent() then perform pg_notify('search_changed', 'many'); end if;
  return null;
end $$;

create or replace function announce_searched() returns trigger language plpgsql as $$
declare
  most constant int := 50;
  ids text;
  rows_changed int;
begin
  if is_silent() then return null; end if;
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

create or replace function announce_tags() returns trigger language plpgsql as $$
declare
  most_rows constant int := 20000;
  most_things constant int := 100;
  changed constant text := case tg_op
    when 'INSERT' then 'after_rows'
    when 'DELETE' then 'before_rows'
    else '(select * from before_rows union all select * from after_rows)' end;
  row_count int := most_rows + 1;
  role text;
  id_column text;
  ids text[];
  tags text[] := '{}';
begin
  if is_silent() then return null; end if;
  if tg_op <> 'TRUNCATE' then
    execute format('select count(*) from (select from %s changed limit %s) few', changed, most_rows + 1) into row_count;
    if row_count = 0 then return null; end if;
  end if;

  for i in 0 .. tg_nargs - 1 loop
    role := split_part(tg_argv[i], ' ', 1);
    id_column := split_part(tg_argv[i], ' ', 2);
    if id_column = '' then
      tags := tags || role;
      continue;
    end if;
    -- Nothing refers to a new file yet.
    continue when role = 'file' and tg_op = 'INSERT';
    if row_count <= most_rows then
      execute format('select array_agg(distinct %1$I::text) from %2$s changed where %1$I is not null', id_column, changed) into ids;
    end if;
    if row_count > most_rows or cardinality(ids) > most_things then
      tags := tags || case role
        when 'instrument' then array['instrument', 'issuer']
        when 'priced' then array['instrument', 'issuer', 'prices']
        when 'price' then array['prices']
        when 'listing' then array['prices']
        else array['issuer'] end;
    elsif ids is not null then
      tags := tags || array(select tags_of(role, ids));
    end if;
  end loop;

  -- A notice holds less than 8,000 bytes.
  tags := array(select distinct tag from unnest(tags) tag order by tag);
  for start in 1 .. cardinality(tags) by 200 loop
    perform pg_notify('tags_changed', array_to_string(tags[start : start + 199], ','));
  end loop;
  return null;
end $$;

do $$
declare
  shown record;
  call text;
begin
  for shown in
    select * from (values
      ('currency', array['reference']),
      ('country', array['reference']),
      ('bond_coupon', array['instrument bond_id']),
      ('instrument_code', array['instrument instrument_id', 'issuer issuer_id']),
      ('yield_curve', array['rates']),
      ('yield_curve_point', array['rates'])
    ) as tables (name, arguments)
  loop
    select 'for each statement execute function announce_tags(' || string_agg(quote_literal(argument), ', ') || ')'
      into call from unnest(shown.arguments) argument;
    execute format('create trigger tags_added after insert on %I referencing new table as after_rows %s', shown.name, call);
    execute format('create trigger tags_changed after update on %I referencing old table as before_rows new table as after_rows %s',
                   shown.name, call);
    execute format('create trigger tags_removed after delete on %I referencing old table as before_rows %s', shown.name, call);
    execute format('create trigger tags_emptied after truncate on %I %s', shown.name, call);
    execute format('create trigger content_changed after insert or update or delete or truncate on %I
                    for each statement execute function announce_content()', shown.name);
  end loop;
end $$;
