import type { Unlock } from '#domain/access/unlock.ts';

/** Expected answers of "no", each with the HTTP status it travels under. The code is also its label key. */
const REFUSALS = {
  bad_request: 400,
  wrong_credentials: 401,
  must_sign_in: 401,
  must_get_access: 403,
  cross_site: 403,
  not_found: 404,
  too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  headers_too_large: 431,
  fault: 500,
  unavailable: 503,
  overloaded: 503,
  must_be_operator: 403,
  own_account: 403,
  wrong_code: 401,
  code_expired: 401,
  nothing_to_confirm: 409,
  code_wait: 429,
  empty_code: 400,
  weak_password: 400,
  wrong_password: 403,
  bad_email: 400,
  bad_phone: 400,
  account_locked: 403,
  social_failed: 401,
  conflict: 409,
  already_requested: 409,
  bad_link: 400,
  bad_image: 400,
  bad_dates: 400,
  bad_as_of: 400,
  no_as_of: 400,
  bad_label: 400,
  graph_period_start_incorrect: 400,
  graph_period_too_long: 400,
  max_stocks_in_compare: 400,
  max_indexes_in_compare: 400,
  not_traded_there: 404,
  access_denied_auth: 403,
  access_denied: 401,
  nothing_to_export: 404,
  too_many_open_exports: 429,
  too_many_exports: 429,
  no_reports: 404,
  bad_quantity: 400,
  watchlist_full: 409,
  saved_maps_full: 409,
  saved_screens_full: 409,
  download_denied: 403,
  request_rejected: 409,
  bad_schedule: 400,
  source_not_allowed: 400,
  source_exists: 409,
  upload_too_large: 413,
  no_files: 400,
  bad_recipe_name: 400,
  bad_comparison: 400,
  comparison_not_found: 404,
} as const;

export type RefusalCode = keyof typeof REFUSALS;

export const ALL_REFUSALS = Object.keys(REFUSALS) as RefusalCode[];

export const isRefusalCode = (text: unknown): text is RefusalCode =>
  typeof text === 'string' && Object.hasOwn(REFUSALS, text);

/** What no entry of the visitor caused. */
export const isServerError = (code: RefusalCode): boolean => REFUSALS[code] >= 500;

/** A "no" that the visitor should read. Anything else that is thrown is a fault, logged and hidden. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly status: number;
  readonly retryAfterSeconds: number | undefined;
  /** The step that would open what was refused, where the code alone does not tell it. */
  readonly unlock: Unlock | undefined;

  constructor(code: RefusalCode, retryAfterSeconds?: number, unlock?: Unlock | null) {
    super(code);
    this.unlock = unlock ?? undefined;
    this.code = code;
    this.status = REFUSALS[code];
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
