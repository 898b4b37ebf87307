/** Constraint | what it refuses | what it accepts: each a change of the good rows. */
export const CONSTRAINT_CASES = `
source_name_filled | name = ' ' | name = 'Exchange'
import_batch_row_count_not_negative | row_count = -1 | row_count = 0
import_batch_run_digest_whole | run_digest = 'a' | run_digest = null
import_batch_found_object | store_version = 1, run_digest = 'a', found = '[]' | store_version = 1, run_digest = 'a', found = '{}'
industry_code_slug | code = 'Steel & ore' where id = 1 | code = 'steel-ore-2' where id = 1
industry_names_object | names = '[]' | names = '{}'
venue_code_filled | code = '' where id = 1 | code = 'TEST-2' where id = 1
venue_names_object | names = '"Oslo"' | names = '{}'
venue_country_code | country = 'Norway' | country = 'SE'
venue_time_zone_filled | time_zone = '' | time_zone = 'UTC'
reference_rate_code_filled | code = '' | code = 'SOFR'
reference_rate_percent_possible | percent = -100 | percent = -0.5
reference_rate_percent_possible | percent = 'NaN' | percent = 0
reference_rate_day_in_range | day = '2206-06-30' | day = '1999-01-04'
currency_code_form | code = 'usd' where code = 'USD' | code = 'USD' where code = 'USD'
currency_numeric_code_in_range | numeric_code = 1000 | numeric_code = 999
currency_decimals_in_range | decimals = -1 | decimals = 4
currency_names_object | names = '[]' | names = '{}'
currency_not_its_own_successor | replaced_by = code | replaced_by = 'XXX' where code = 'BGN'
currency_alias_filled | alias = ' ' where alias = 'GBX' | alias = 'gbx' where alias = 'GBX'
currency_alias_factor_positive | factor = 0 | factor = 0.001
country_code_form | code = 'nor' where code = 'AQ' | code = 'XX' where code = 'AQ'
country_alpha3_form | alpha3 = 'No' | alpha3 = null
country_names_object | names = '[]' | names = '{}'
venue_mic_form | mic = 'xosl' where id = 1 | mic = 'X1L9' where id = 1
venue_alias_scheme_known | scheme = 'guess' where alias = '.SS' | scheme = 'name' where alias = '.SS'
venue_alias_rank_not_negative | rank = -1 | rank = 7
industry_not_its_own_sector | sector_id = id | sector_id = null
industry_alias_scheme_known | scheme = 'guess' where alias = 'test' | scheme = 'sic' where alias = 'test'
industry_alias_folded | alias = 'Steel ' where alias = 'test' | alias = 'steel and ore' where alias = 'test'
xbrl_line_taxonomy_known | taxonomy = 'gaap' | taxonomy = taxonomy
xbrl_line_sign_known | sign = 0 | sign = -1
xbrl_line_rank_not_negative | rank = -1 | rank = 3

source_trust_in_range | trust = 101 | trust = 100
recipe_code_slug | code = 'Test prices' | code = 'prices-2'
recipe_version_positive | version = 0 | version = 2
recipe_format_filled | format = '' | format = 'yahoo-daily'
recipe_body_object | body = '[]' | body = '{"record": "price"}'
data_source_code_slug | code = '' | code = 'moex-iss-history'
data_source_kind_known | kind = 'ftp' | kind = 'https'
data_source_address_filled | address = '' | address = 's3://data/'
data_source_time_zone_filled | time_zone = '' | time_zone = 'Europe/Oslo'
data_source_failures_not_negative | failures = -1 | failures = 10
data_source_parts_objects | state = '[]' | state = '{"etag": "a"}'
data_source_last_failure_object | last_failure = '"text"' | last_failure = '{"code": "too_slow", "details": {}}'
import_batch_status_known | status = 'lost' | status = 'failed'
import_batch_kind_known | kind = 'magic' | kind = 'upload'
import_batch_digest_form | digest = 'a' | digest = repeat('a', 64)
import_batch_parts_objects | counts = '[]' | progress = '{"records": 1}'
import_batch_undo_names_its_batch | kind = 'undo' | kind = 'undo', undo_of = id
import_batch_undone_by_a_batch | status = 'undone' | status = 'undone', undone_by = id
import_file_name_printable | name = e'a\\nb' | name = 'prices/Сбер.csv'
import_file_sha256_form | sha256 = 'a' | sha256 = repeat('0', 64)
import_file_bytes_not_negative | bytes = -1 | bytes = 0
import_file_counts_not_negative | held = -1 | held = 1
import_file_days_in_order | last_day = first_day - 1 | last_day = first_day
import_rejection_line_not_negative | line = -1 | line = 0
import_rejection_severity_known | severity = 'note' | severity = 'hold'
import_rejection_rule_filled | rule = '' | rule = 'jump'
import_rejection_message_object | message = '"text"' | message = '{"high": 1}'
import_rejection_raw_short | raw = repeat('a', 8193) | raw = repeat('a', 8192)
import_rejection_settled_known | settled = 'lost' | settled = 'corrected'
import_draft_state_known | state = 'lost' | state = 'checked'
import_draft_known_known | known = 'all' | known = 'fill'
import_draft_digest_form | digest = 'a' | digest = repeat('a', 64)
import_draft_parts_objects | report = '[]' | report = '{"files": []}'
import_draft_done_is_a_batch | state = 'done' | state = 'done', batch_id = 1
import_draft_file_name_printable | name = e'a\\nb' | name = 'Сбер.csv'
import_draft_file_sha256_form | sha256 = 'a' | sha256 = repeat('0', 64)
import_draft_file_bytes_not_negative | bytes = -1 | bytes = 0
import_draft_file_store_known | store = 'tape' | store = 's3'
import_draft_file_parts_objects | choices = '[]' | recognised = '{"format": "curve"}'
import_draft_change_fields_array | fields = '{}' | fields = '[["close", "1", "2"]]'
import_draft_series_points_array | points = '{}' | points = '[["2026-06-30", 1, 2]]'
import_scope_one_entity | entity_code = 'SOFR' | entity_id = null, entity_code = 'SOFR'
import_scope_record_filled | record = '' | record = 'rate'
import_scope_counts_not_negative | added = -1 | added = 1
import_scope_days_in_order | last_day = first_day - 1 | last_day = null
instrument_code_scheme_known | scheme = 'wkn', place = '' | scheme = 'provider'
instrument_code_value_filled | value = '' | value = '000720'
instrument_code_place_of_scheme | place = '' | place = '', scheme = 'figi'
instrument_code_valid_some_days | valid_to = '2020-01-01', valid_from = '2020-01-01' | valid_to = '2020-01-01', valid_from = '2019-12-31'
instrument_code_of_one_thing | instrument_id = 1 | instrument_id = 1, listing_id = null

issuer_string_id_slug | string_id = 'bad one/2030' where id = 1 | string_id = '2030' where id = 1
issuer_string_id_slug | string_id = repeat('a', 101) where id = 1 | string_id = repeat('a', 100) where id = 1
issuer_name_filled | name = ' ' | name = '株'
issuer_names_object | names = '[]' | names = '{"rus": "Руда"}'
issuer_country_code | country = 'no' | country = 'XK'
issuer_lei_form | lei = '529900' where id = 1 | lei = '529900T8BM49AURSDO55' where id = 1
issuer_profile_texts_object | descriptions = '"Ore"' | descriptions = '{"eng": "Ore"}'
issuer_profile_website_http | website = 'javascript:alert(1)' | website = 'http://ore.example/'
issuer_profile_founded_in_range | founded = 19 | founded = 1347
issuer_profile_employees_not_negative | employees = -1 | employees = 0
issuer_relation_type_known | relation_type = 'friend' | relation_type = 'guarantor'
issuer_relation_stake_percent | stake = 100.1 | stake = 100
issuer_relation_not_to_itself | related_issuer_id = issuer_id | issuer_id = 2, related_issuer_id = 1

instrument_kind_known | kind = 'fund' where id = 4 | kind = 'stock' where id = 4
instrument_string_id_slug | string_id = 'Ore' where id = 1 | string_id = 'ore-2' where id = 1
instrument_issuer_unless_index | issuer_id = null where id = 1 | issuer_id = 1 where id = 3
instrument_name_filled | name = '' | name = 'Ore, pref.'
instrument_names_object | names = 'null' | names = '{}'
instrument_ticker_filled | ticker = ' ' | ticker = null
instrument_isin_form | isin = 'NO00000000' | isin = null
instrument_isin_valid | isin = 'NO0000000006' | isin = 'US0378331005'
instrument_currency_code | currency = 'usd' | currency = 'USD'
instrument_status_known | status = 'gone' | status = 'suspended'
instrument_status_of_kind | status = 'matured' where id = 1 | status = 'matured' where id = 2
stock_share_type_known | share_type = 'golden' | share_type = 'preferred'
stock_nominal_value_positive | nominal_value = 0 | nominal_value = null
stock_shares_outstanding_not_negative | shares_outstanding = -1 | shares_outstanding = null
bond_face_value_positive | face_value = 0 | face_value = 0.01
bond_units_issued_not_negative | units_issued = -1 | units_issued = 0
bond_issuer_type_known | issuer_type = 'private' | issuer_type = 'government'
bond_coupon_type_known | coupon_type = 'step' | coupon_type = 'zero'
bond_coupon_rate_possible | coupon_rate = -0.5 | coupon_type = 'floating', coupon_rate = -0.5
bond_coupons_per_year_in_range | coupons_per_year = -1 | coupons_per_year = 12
bond_day_count_filled | day_count = '' | day_count = '30/360'
bond_issue_in_range | issued_on = '2204-01-15', matures_on = '2210-01-15' | issued_on = '1999-01-15'
bond_maturity_after_issue | matures_on = issued_on | matures_on = issued_on + 1
bond_maturity_after_issue | matures_on = '9999-12-31' | matures_on = null
bond_default_after_issue | defaulted_on = issued_on - 1 | defaulted_on = issued_on
bond_indexed_has_ratio | coupon_type = 'indexed', index_ratio = null | coupon_type = 'indexed'
bond_index_ratio_positive | index_ratio = 0 | index_ratio = null, index_ratio_on = null
bond_perpetual_never_matures | is_perpetual = true | is_perpetual = true, matures_on = null
bond_first_coupon_after_issue | first_coupon_on = issued_on | first_coupon_on = issued_on + 40
bond_convention_filled | convention = ' ' | convention = 'gilt'
bond_period_days_in_range | period_days = 0 | period_days = 182
bond_period_months_in_range | period_months = 0 | period_months = 18
bond_period_in_one_unit | period_days = 182, period_months = 6 | period_days = 182
bond_last_regular_before_maturity | last_regular_coupon_on = matures_on | last_regular_coupon_on = matures_on - 40
bond_payment_calendar_filled | payment_calendar = '' | payment_calendar = 'TARGET'
bond_business_day_rule_known | business_day_rule = 'nearest' | business_day_rule = 'modified-following'
bond_ex_coupon_days_in_range | ex_coupon_days = -1 | ex_coupon_days = 7
bond_ex_coupon_counted_known | ex_coupon_counted = 'weekly' | ex_coupon_counted = 'calendar'
bond_settlement_days_in_range | settlement_days = -1 | settlement_days = 2
bond_accrued_decimals_in_range | accrued_decimals = 13 | accrued_decimals = 2
bond_accrued_per_known | accrued_per = 'lot' | accrued_per = 'hundred'
bond_capitalised_after_issue | capitalised_until = issued_on - 1 | capitalised_until = issued_on + 400
bond_fixing_observation_known | fixing_observation = 'later' | fixing_observation = 'compounded'
bond_fixing_lag_in_range | fixing_lag = -1 | fixing_lag = 5
bond_rate_multiplier_possible | rate_multiplier = 0 | rate_multiplier = -1
bond_rate_floor_possible | rate_floor = -1 | rate_floor = 0
bond_rate_cap_possible | rate_floor = 5, rate_cap = 4 | rate_cap = 4
bond_rate_projection_known | rate_projection = 'path' | rate_projection = 'forward'
bond_coupon_day_in_range | day = '1026-01-15', starts_on = null | day = '2126-01-15'
bond_coupon_starts_before_payment | starts_on = day | starts_on = day - 1
bond_coupon_paid_rate_possible | rate = 'NaN' | rate = -0.1
bond_coupon_amount_not_negative | amount = -1 | amount = null
bond_redemption_percent_in_range | percent = 0 | percent = 100
bond_option_kind_known | kind = 'swap' | kind = 'put'
bond_option_price_positive | price = 0 | price = 99.5
rating_agency_filled | agency = '' | agency = 'Birkhelm'
rating_symbol_filled | symbol = ' ' | symbol = 'Baa2'
rating_day_in_range | assigned_on = '3025-03-01' | assigned_on = '2026-03-01'
rating_outlook_known | outlook = 'cloudy' | outlook = 'negative'
etf_expense_ratio_percent | expense_ratio = -0.1 | expense_ratio = 0
etf_units_outstanding_not_negative | units_outstanding = -1 | units_outstanding = null
etf_holding_instrument_or_name | instrument_id = null | instrument_id = null, name = 'Cash'
etf_holding_weight_finite | weight = 'NaN' | weight = -3
etf_holding_day_in_range | as_of = '2216-06-30' | as_of = '2026-05-29'
market_index_base_value_positive | base_value = 0 | base_value = 100
index_member_weight_percent | weight = 100.01 | weight = 0
dividend_amount_not_negative | amount = -1 | amount = 0
dividend_currency_code | currency = 'EURO' | currency = 'CHF'
dividend_day_in_range | ex_dividend_on = '2226-04-01' | ex_dividend_on = '2026-04-02'
dividend_paid_after_declared | paid_on = declared_on - 1 | paid_on = null
dividend_kind_known | kind = 'odd' | kind = 'special'
dividend_position_not_negative | position = -1 | position = 1
split_ratio_positive | ratio = 0 | ratio = 0.1
split_day_in_range | day = '1020-05-04' | day = '2021-05-04'
offering_kind_known | kind = 'secret' | kind = 'additional'
offering_units_positive | units = 0 | units = 1
offering_price_positive | price = -99.5 | price = 101.25
offering_currency_code | currency = '' | currency = 'USD'
offering_day_in_range | day = '2124-01-15' | day = '2024-01-16'
holder_issuer_or_name | holder_issuer_id = 2 | holder_issuer_id = 2, name = null
holder_name_filled | name = ' ' | name = 'Fund II'
holder_names_object | names = '[]' | names = '{"rus": "Фонд"}'
holder_stake_percent | stake = 0 | stake = 100
holder_day_in_range | as_of = '2206-06-30' | as_of = '2026-03-31'

listing_ticker_filled | ticker = '' | ticker = 'ORE.OL'
listing_currency_code | currency = 'eur' | currency = 'NOK'
listing_status_known | status = 'matured' | status = 'delisted'
daily_trading_day_in_range | day = '2236-06-30' | day = '2036-06-30'
daily_trading_price_positive | vwap = 0 | vwap = null
daily_trading_price_positive | bid_price = -0.9965 | bid_price = 0.0001
daily_trading_price_positive | official_close_price = 'NaN' | official_close_price = 102
daily_trading_low_is_lowest | low_price = 99.5 | low_price = 99
daily_trading_low_is_lowest | open_price = 97.9 | open_price = 98
daily_trading_high_is_highest | high_price = 99.5 | high_price = 100
daily_trading_high_is_highest | last_price = 101.5 | last_price = null, open_price = null
daily_trading_turnover_not_negative | turnover = -1 | turnover = 0
daily_trading_volume_not_negative | volume = -5 | volume = 0
daily_trading_trades_not_negative | trades = -1 | trades = null
intraday_trading_time_in_range | traded_at = '2150-01-01 00:00Z' | traded_at = '2026-06-30 10:01Z'
intraday_trading_price_positive | price = 0 | price = 0.01
intraday_trading_volume_not_negative | volume = -1 | volume = 0
index_value_day_in_range | day = '1826-06-30' | day = '2026-06-29'
index_value_positive | value = 0 | value = 0.5
yield_curve_code_filled | code = '' | code = code
yield_curve_kind_known | kind = 'ois' | kind = 'swap'
yield_curve_names_object | names = '[]' | names = '{"eng": "Par"}'
yield_curve_point_day_in_range | day = '2226-06-30' | day = '1990-01-02'
yield_curve_point_months_positive | months = 0 | months = 1.5
yield_curve_point_percent_possible | percent = 'NaN' | percent = -0.8
daily_trading_history_why_known | why = 'lost' | why = 'undone'
daily_trading_history_known_for_some_time | known_until = known_from | known_until = 'infinity'
row_history_parts_objects | was = '[]' | was = '{}'
row_history_why_known | why = 'lost' | why = 'removed'
row_history_known_for_some_time | known_until = known_from | known_from = '-infinity'
government_curve_currency_code | currency = 'Eu' | currency = 'TRY'
bond_measure_price_positive | price = 0 | price = null
bond_measure_outstanding_not_negative | outstanding = -1 | outstanding = 0
bond_measure_workout_type_known | workout_type = 'swap' | workout_type = 'put'
bond_measure_leading_end_known | leading_end = 'mean' | leading_end = 'best'

stored_file_name_without_path | original_name = '../a.pdf' | original_name = 'a b.pdf'
stored_file_mimetype_form | mimetype = 'pdf' | mimetype = 'text/csv'
stored_file_size_not_negative | size = -1 | size = 0
stored_file_sha256_form | sha256 = repeat('A', 64) | sha256 = repeat('0', 64)
stored_file_store_known | store = 'tape' | store = 's3'
statement_section_standard_known | standard = 'gaap' | position = position + 1
statement_section_names_object | names = '[]' | names = '{"eng": "Profit"}'
statement_line_measure_known | measure = 'metres' | measure = 'percent'
statement_line_not_its_own_parent | parent_code = code | parent_code = null
statement_line_names_object | names = '[]' | names = '{"eng": "Revenue"}'
report_standard_known | standard = 'gaap' | standard = 'us-gaap'
report_archive_of_bank | is_archive = true | is_archive = true, standard = 'bank_1'
report_months_known | months = 5 | months = 9
report_currency_code | currency = 'rub' | currency = 'RUB'
report_unit_known | unit_multiplier = 10 | unit_multiplier = 1000000
report_period_in_range | period_end = '1825-12-31' | period_end = '1999-12-31'
report_fiscal_year_in_range | fiscal_year = 25 | fiscal_year = 2025
report_period_runs_forward | period_start = period_end | period_start = period_end - 364
report_accession_filled | accession = ' ' | accession = '0000320193-25-000079'
report_known_after_signed | known_at = '2026-02-27 08:00Z' | known_at = '2026-03-01 00:00Z'
report_fact_value_finite | value = 'NaN' | value = 0
report_file_kind_known | kind = 'monthly', quarter = null | kind = 'esg', quarter = null
report_file_year_in_range | year = 26 | year = 2030
report_file_quarter_in_range | quarter = 5 | quarter = 4
report_file_quarter_of_quarterly | quarter = null | kind = 'annual', quarter = null
report_file_language_known | language = 'deu' | language = 'rus'

comment_provider_string_id_slug | string_id = 'House!' | string_id = 'house-2'
comment_provider_name_filled | name = '' | name = 'Häuser'
comment_provider_names_object | names = '[]' | names = '{}'
comment_provider_website_http | website = 'house.example' | website = null
analyst_comment_language_known | language = 'tlh' | language = 'chn'
analyst_comment_title_filled | title = '' | title = 'Coal'
analyst_comment_link_http | link = 'file:///etc' | link = null
analyst_comment_translations_object | translations = '[]' | translations = '{"deu": {"title": "Kohle", "content": ""}}'
consensus_indicator_measure_known | measure = 'metres' | measure = 'ratio'
consensus_indicator_names_object | names = '[]' | names = '{"eng": "Revenue"}'
consensus_estimate_year_in_range | year = 27 | year = 2028
consensus_estimate_currency_code | currency = 'e' | currency = null
consensus_estimate_unit_known | unit_multiplier = 100 | unit_multiplier = 1000
consensus_estimate_mean_in_range | mean = high + 1 | mean = high
consensus_estimate_count_positive | estimates = 0 | estimates = 1
price_target_recommendation_known | recommendation = 'pray' | recommendation = 'hold'
price_target_price_positive | target_price = 0 | target_price = 0.5
price_target_currency_code | currency = 'eur' | currency = 'USD'
price_target_after_publication | target_on = published_on | target_on = published_on + 1
person_name_filled | name = '' | name = '安'
person_names_object | names = '[]' | names = '{}'
person_role_known | role = 'owner' | role = 'board_chair'
person_role_since_before_until | until = since - 1 | until = null
news_language_known | language = 'tlh' | language = 'tur'
news_title_filled | title = '' | title = 'Coal'
news_link_http | link = 'ore' | link = null

site_user_email_form | email = 'nobody' | email = 'a@b.example'
site_user_phone_form | phone = '020 7946 0000' | phone = null
site_user_pending_phone_form | pending_phone = '+0' | pending_phone = null
site_user_language_known | language = 'en' | language = null
site_user_level_not_negative | level = -1 | level = 0
site_user_settings_small | settings = jsonb_build_object('a', repeat('x', 20000)) | settings = '{"a": 1}'
one_time_code_purpose_known | purpose = 'fun' | purpose = 'register'
one_time_code_channel_known | channel = 'pigeon' | channel = 'phone'
one_time_code_attempts_not_negative | attempts = -1 | attempts = 3
plan_texts_object | names = '[]' | descriptions = '{}'
plan_level_positive | level = 0 | level = 1
plan_price_not_negative | price = -1 where id = 1 | price = 9.9 where id = 1
plan_currency_code | currency = 'eur' where id = 1 | currency = 'USD' where id = 1
plan_period_known | period = 'day' where id = 1 | period = 'year' where id = 1
plan_price_with_currency_and_period | price = 5 where id = 677 | price = 5, currency = 'EUR', period = 'year' where id = 677
access_request_kind_known | kind = 'beg' | kind = 'expand'
access_request_state_known | state = 'lost', decided_at = now() | state = 'withdrawn', decided_at = now()
access_request_decided_unless_open | state = 'granted' | state = 'granted', decided_at = now()
comment_access_request_approved_once_checked | approved = true | checked = true, approved = true, decided_at = now()
comment_access_request_decided_once_checked | checked = true | checked = true, decided_at = now()
support_message_status_known | status_id = 3 | status_id = 2
outbound_message_channel_known | channel = 'pigeon' | channel = 'phone'
outbound_message_state_known | state = 'lost' | state = 'held'
outbound_message_attempts_not_negative | attempts = -1 | attempts = 5

menu_node_titles_object | titles = '[]' | titles = '{"eng": "Bonds"}'
menu_node_not_its_own_parent | parent_id = id where id = 4 | parent_id = 2 where id = 4
advertisement_image_type_known | image = 'x', image_type = 'text/html' | image = 'x', image_type = 'image/png'
advertisement_image_with_type | image = 'x' | image = null
advertisement_text_or_image | text = '' | text = '', image = 'x', image_type = 'image/gif'
advertisement_starts_before_end | ends_on = starts_on - 1 | ends_on = starts_on
advertisement_counts_not_negative | clicks = -1 | impressions = 7, clicks = 1
demo_market_only_row | only_row = false | size = 'large'
export_job_file_name_without_path | file_name = 'a/b.xlsx' | file_name = 'b.xlsx'
export_job_state_known | state = 'lost' | state = 'failed'
export_job_rows_counted | rows_total = 0 | rows_written = 10
export_job_attempts_not_negative | attempts = -1 | attempts = 1
export_job_worker_while_running | state = 'running' | state = 'running', worker_id = gen_random_uuid()
export_job_file_once_ready | sha256 = repeat('a', 64), size = 1, store = 's3' | state = 'ready', sha256 = repeat('a', 64), size = 1, store = 's3'
export_job_file_complete | state = 'ready', sha256 = repeat('a', 64) | state = 'ready', sha256 = repeat('a', 64), size = 1, store = 'disk'
export_job_sha256_form | state = 'ready', sha256 = 'a', size = 1, store = 'disk' | state = 'ready', sha256 = repeat('b', 64), size = 1, store = 'disk'
export_job_store_known | state = 'ready', sha256 = repeat('a', 64), size = 1, store = 'tape' | store = null
watchlist_item_quantity_in_range | quantity = 0 | quantity = null
watchlist_item_added_price_positive | added_price = 0 | added_price = 0.01
watchlist_item_added_price_with_day | added_price = null | added_price = null, added_price_on = null
calendar_link_language_known | language = 'en' | language = 'deu'
saved_map_name_length | name = '' | name = repeat('a', 100)
site_setting_one_row | id = false | id = true
site_setting_name_filled | name = ' ' | name = null
saved_map_query_length | query = repeat('a', 4001) | query = repeat('a', 4000)
saved_screen_list_known | list = 'funds' | list = 'companies'
saved_screen_name_length | name = '' | name = repeat('a', 100)
saved_screen_query_length | query = repeat('a', 4001) | query = repeat('a', 4000)
`;
