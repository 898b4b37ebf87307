import type { AddressFault } from './address/check-address.ts';

export const FAILURES = [
  'bad_address',
  'not_https',
  'has_password',
  'host_not_allowed',
  'private_address',
  'forbidden_address',
  'unknown_host',
  'no_connection',
  'too_slow',
  'too_many_redirects',
  'bad_status',
  'too_large',
  'folder_not_allowed',
  'folder_missing',
  'no_contact',
  'no_secret',
  'no_values',
  'bad_answer',
  'too_many_pages',
  'not_readable',
  'unknown_connector',
  'disk_full',
  'fault',
] as const satisfies readonly (AddressFault | string)[];

export type FailureCode = (typeof FAILURES)[number];
export type FailureDetails = Readonly<Record<string, string | number>>;

/** Why a source brought nothing: a code with its details, without secrets, that pages and commands put into words. */
export class SourceFailure extends Error {
  readonly code: FailureCode;
  readonly details: FailureDetails;

  constructor(code: FailureCode, details: FailureDetails = {}) {
    super([code, ...Object.entries(details).map(([name, value]) => `${name} ${value}`)].join(', '));
    this.code = code;
    this.details = details;
  }
}
