import type { SiteTable } from '#platform/addresses/address.ts';
import { HEAD_SCRIPT_SOURCE } from './head-script.server.ts';

const PROTECTION = {
  'content-security-policy': `default-src 'none'; script-src ${HEAD_SCRIPT_SOURCE}; style-src 'self'; font-src 'self'; img-src 'self' data:; form-action 'self'; frame-ancestors 'self'; base-uri 'none'`,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};
const TRANSPORT = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/** The headers of an answer that no hook has set any for. */
export const protectionOf = ({ publicOrigin }: SiteTable): Record<string, string> =>
  publicOrigin.startsWith('https:') ? { ...PROTECTION, ...TRANSPORT } : PROTECTION;
