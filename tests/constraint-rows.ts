/** One good row of every table that has a CHECK and is not filled by the migrations. */
export const GOOD_ROWS = `
  insert into source (id, code, name) values (1, 'test', 'Test');
  insert into import_batch (id, source_id) values (1, 1);
  insert into venue (id, code, names, country, time_zone, position) values (1, 'TEST', '{"eng": "Oslo"}', 'NO', 'Europe/Oslo', 1);
  insert into venue_alias (scheme, alias, venue_id) values ('yahoo', '.TEST', 1);
  insert into industry_alias (scheme, alias, industry_id) values ('gics', 'test', 1);
  insert into reference_rate (code, day, percent, batch_id) values ('NIBOR 3M', '2026-06-30', 4.5, 1);

  insert into issuer (id, string_id, name, country, industry_id, batch_id)
    values (1, 'ore', 'Ore', 'NO', 1, 1), (2, 'coal', 'Coal', 'NO', 1, 1);
  insert into issuer_profile (issuer_id, website, founded, employees, batch_id) values (1, 'https://ore.example/', 1901, 12, 1);
  insert into issuer_relation (issuer_id, related_issuer_id, relation_type, stake, batch_id) values (1, 2, 'subsidiary', 51, 1);

  insert into instrument (id, kind, string_id, issuer_id, name, ticker, isin, currency, batch_id) values
    (1, 'stock', 'ore', 1, 'Ore', 'ORE', 'NO0000000005', 'EUR', 1),
    (2, 'bond', 'ore-bond-1', 1, 'Ore, 5.00% 2030', null, 'NO0000000013', 'EUR', 1),
    (3, 'index', 'north', null, 'North', 'NORTH', null, 'EUR', 1),
    (4, 'etf', 'north-etf', 1, 'North ETF', 'NETF', 'NO0000000021', 'EUR', 1);
  insert into stock (instrument_id, share_type, nominal_value, shares_outstanding) values (1, 'ordinary', 1, 1000000);
  insert into bond (instrument_id, face_value, units_issued, coupon_type, coupon_rate, coupons_per_year, day_count, issued_on,
                    matures_on, index_ratio, index_ratio_on)
    values (2, 1000, 5000, 'fixed', 5, 2, 'ACT/365', '2024-01-15', '2030-01-15', 1.1, '2026-01-15');
  insert into bond_redemption (bond_id, day, percent) values (2, '2028-01-15', 50);
  insert into bond_option (bond_id, kind, day, price) values (2, 'call', '2029-01-15', 101);
  insert into bond_coupon (bond_id, day, starts_on, rate, amount, batch_id) values (2, '2026-01-15', '2025-07-15', 5, 25, 1);
  insert into rating (issuer_id, bond_id, agency, symbol, assigned_on, batch_id) values (1, 2, 'Larkfield', 'BBB', '2025-03-01', 1);
  insert into etf (instrument_id, tracked_index_id, expense_ratio, units_outstanding) values (4, 3, 0.2, 1000);
  insert into etf_holding (etf_id, position, instrument_id, weight, as_of) values (4, 1, 1, 60, '2026-06-30');
  insert into market_index (instrument_id, base_on, base_value) values (3, '2020-01-02', 1000);
  insert into index_member (index_id, instrument_id, weight) values (3, 1, 100);
  insert into dividend (instrument_id, amount, currency, declared_on, ex_dividend_on, record_on, paid_on, batch_id)
    values (1, 2.5, 'EUR', '2026-03-01', '2026-04-01', '2026-04-02', '2026-04-20', 1);
  insert into split (instrument_id, day, ratio, batch_id) values (1, '2020-05-04', 3, 1);
  insert into offering (instrument_id, day, kind, units, price, currency, batch_id)
    values (2, '2024-01-15', 'primary', 5000, 99.5, 'EUR', 1);
  insert into holder (instrument_id, name, stake, as_of, batch_id) values (1, 'Fund', 12.5, '2026-06-30', 1);

  insert into listing (id, instrument_id, venue_id, ticker, currency, batch_id) values (1, 1, 1, 'ORE', 'EUR', 1);
  insert into daily_trading (listing_id, day, last_price, open_price, low_price, high_price, vwap, official_close_price, bid_price,
                             ask_price, turnover, volume, trades, batch_id)
    values (1, '2026-06-30', 100, 99, 98, 101, 100, 100, 99.5, 100.5, 100000, 1000, 12, 1);
  insert into daily_trading_history (listing_id, day, known_from, known_until, last_price, batch_id, ended_by, why)
    values (1, '2026-06-30', '2026-07-01', '2026-07-02', 99, 1, 1, 'changed');
  insert into row_history (table_name, key, known_from, known_until, was, batch_id, ended_by, why)
    values ('bond', '{"instrument_id": 2}', '2026-07-01', '2026-07-02', '{"coupon_rate": 4}', 1, 1, 'changed');
  insert into intraday_trading (listing_id, traded_at, price, volume, batch_id) values (1, '2026-06-30 10:00Z', 100, 50, 1);
  insert into index_value (index_id, day, value, batch_id) values (3, '2026-06-30', 1234, 1);
  insert into government_curve (currency, day, curve, points) values ('EUR', '2026-06-30', '{}', '[]');
  insert into yield_curve (code, currency, kind, source_id) values ('TEST-PAR', 'EUR', 'par', 1);
  insert into yield_curve_point (curve_code, day, months, percent, batch_id) values ('TEST-PAR', '2026-06-30', 120, 2.5, 1);
  insert into bond_measure (bond_id, day, price, outstanding, workout_type) values (2, '2026-06-30', 100, 1000, 'maturity');

  insert into stored_file (id, original_name, mimetype, size, sha256)
    values ('00000000-0000-4000-8000-000000000001', 'report.pdf', 'application/pdf', 7, repeat('a', 64));
  insert into report (id, issuer_id, standard, period_end, fiscal_year, months, currency, unit_multiplier, effective_on, known_at, batch_id)
    values (1, 1, 'ifrs', '2025-12-31', 2025, 12, 'EUR', 1000, '2026-03-01', '2026-03-02 08:00Z', 1);
  insert into report_fact (report_id, line_id, value) values (1, 1, -500);
  insert into report_file (issuer_id, kind, year, quarter, language, file_id)
    values (1, 'quarterly', 2026, 1, 'eng', '00000000-0000-4000-8000-000000000001');

  insert into comment_provider (id, string_id, name, website) values (1, 'house', 'House', 'https://house.example/');
  insert into analyst_comment (provider_id, language, title, link, published_on)
    values (1, 'eng', 'Ore', 'https://house.example/ore', '2026-06-01');
  insert into consensus_indicator (id, code, position, measure, names) values (1, 'revenue', 1, 'money', '{}');
  insert into consensus_estimate (issuer_id, indicator_id, year, currency, low, mean, high, estimates, as_of, batch_id)
    values (1, 1, 2027, 'EUR', 1, 2, 3, 5, '2026-06-01', 1);
  insert into price_target (instrument_id, provider_id, recommendation, target_price, currency, published_on, target_on, batch_id)
    values (1, 1, 'buy', 120, 'EUR', '2026-06-01', '2027-06-01', 1);
  insert into person (id, name, batch_id) values (1, 'Ann Chief', 1);
  insert into person_role (person_id, issuer_id, role, since, until, batch_id)
    values (1, 1, 'chief_executive', '2020-01-01', '2025-01-01', 1);
  insert into news (published_at, language, title, text, link) values ('2026-06-01', 'eng', 'Ore', '', 'https://news.example/ore');

  insert into site_user (id, email, phone, pending_phone, language)
    values (1, 'reader@demo.example', '+442079460000', '+442079460001', 'eng');
  insert into one_time_code (token_hash, purpose, channel, address, expires_at) values ('a', 'sign-in', 'mail', 'a@b.example', now());
  insert into access_request (user_id, kind, plan_id) values (1, 'send', 677);
  insert into comment_access_request (user_id, provider_id) values (1, 1);
  insert into support_ticket (id, user_id, subject) values (1, 1, 'Question');
  insert into support_message (ticket_id, author_id, text) values (1, 1, 'Hello');
  insert into outbound_message (channel, address, text, state, expires_at) values ('mail', 'a@b.example', 'Code', 'sent', now());
  insert into advertisement (name, text, link, starts_on, ends_on)
    values ('Spring', 'Buy', 'https://ads.example/', '2026-06-01', '2026-06-30');
  insert into demo_market (seed, size, last_day) values ('test', 'small', '2026-06-30');
  insert into export_job (user_id, kind, request, title, file_name, rows_total, created_at)
    values (1, 'trading', '{}', 'Ore', 'ore.xlsx', 10, now());
  insert into watchlist_item (user_id, instrument_id, venue_id, quantity, quantity_as_of, added_at, added_price, added_price_on)
    values (1, 1, 1, 10, '2026-06-01', now(), 90, '2026-06-01');
  insert into calendar_link (user_id, token_hash, language, created_at) values (1, 'a', 'eng', now());
  insert into saved_map (user_id, name, query, saved_at) values (1, 'Mine', '', now());
  insert into saved_screen (user_id, list, name, query, saved_at) values (1, 'bonds', 'Mine', '', now());
  insert into site_setting (name) values ('Bond desk');

  insert into recipe (id, code, version, format, body) values (1, 'test-prices', 1, 'any-table', '{}');
  insert into data_source (code, source_id, kind, address) values ('test-folder', 1, 'folder', '/data');
  insert into import_file (id, batch_id, position, name, sha256, bytes, first_day, last_day)
    values (1, 1, 1, 'prices.csv', repeat('a', 64), 7, '2026-06-29', '2026-06-30');
  insert into import_rejection (batch_id, file_id, line, severity, rule, raw) values (1, 1, 7, 'reject', 'ohlc', 'a,b');
  insert into import_scope (batch_id, file_id, record, entity_id, first_day, last_day)
    values (1, 1, 'price', 1, '2026-06-29', '2026-06-30');
  insert into instrument_code (scheme, place, value, listing_id, batch_id) values ('mic_ticker', 'XOSL', 'ORE', 1, 1);
  insert into import_draft (id, actor) values (1, 'op@b.example');
  insert into import_draft_file (draft_id, position, name, sha256, bytes, store) values (1, 0, 'prices.csv', repeat('a', 64), 7, 'disk');
  insert into import_draft_change (draft_id, record, subject, is_new, fields) values (1, 'price', 'ORE', true, '[]');
  insert into import_draft_series (draft_id, subject, points) values (1, 'ORE', '[]')`;
