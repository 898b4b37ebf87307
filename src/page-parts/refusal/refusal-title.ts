import type labels from '#platform/refusals/labels/eng.json';
import type { Refusal, RefusalCode } from '#platform/refusals/refusal.ts';

type TitleKey = Extract<keyof typeof labels, `title_${string}`>;

const TITLES: Readonly<Record<RefusalCode, TitleKey>> = {
  bad_request: 'title_request',
  bad_schedule: 'title_request',
  source_not_allowed: 'title_request',
  source_exists: 'title_request',
  wrong_credentials: 'title_sign_in',
  must_sign_in: 'title_sign_in',
  must_get_access: 'title_access',
  download_denied: 'title_access',
  request_rejected: 'title_access',
  cross_site: 'title_request',
  not_found: 'title_missing',
  too_large: 'title_request',
  unsupported_media_type: 'title_request',
  too_many_requests: 'title_busy',
  headers_too_large: 'title_request',
  fault: 'title_fault',
  unavailable: 'title_fault',
  overloaded: 'title_busy',
  must_be_operator: 'title_access',
  own_account: 'title_request',
  wrong_code: 'title_sign_in',
  code_expired: 'title_sign_in',
  nothing_to_confirm: 'title_request',
  code_wait: 'title_busy',
  empty_code: 'title_request',
  weak_password: 'title_request',
  wrong_password: 'title_request',
  bad_email: 'title_request',
  bad_phone: 'title_request',
  account_locked: 'title_access',
  social_failed: 'title_sign_in',
  conflict: 'title_request',
  already_requested: 'title_request',
  bad_link: 'title_request',
  bad_image: 'title_request',
  bad_as_of: 'title_request',
  no_as_of: 'title_request',
  bad_dates: 'title_request',
  bad_label: 'title_request',
  upload_too_large: 'title_request',
  no_files: 'title_request',
  bad_recipe_name: 'title_request',
  bad_comparison: 'title_request',
  comparison_not_found: 'title_missing',
  graph_period_start_incorrect: 'title_request',
  graph_period_too_long: 'title_request',
  max_stocks_in_compare: 'title_request',
  max_indexes_in_compare: 'title_request',
  not_traded_there: 'title_missing',
  access_denied_auth: 'title_access',
  access_denied: 'title_sign_in',
  nothing_to_export: 'title_request',
  too_many_open_exports: 'title_busy',
  too_many_exports: 'title_busy',
  no_reports: 'title_request',
  bad_quantity: 'title_request',
  watchlist_full: 'title_request',
  saved_maps_full: 'title_request',
  saved_screens_full: 'title_request',
};

/** The label of the heading above a refusal: whoever has signed in is not asked to do so again. */
export function refusalTitle({ code, unlock }: Pick<Refusal, 'code' | 'unlock'>): TitleKey {
  if (unlock === 'get_plan') return 'title_plan';
  if (unlock === 'get_access') return 'title_access';
  return TITLES[code];
}
