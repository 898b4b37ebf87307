import type { NamedEnd } from '#domain/bonds/valuation/named-ends.ts';
import { service } from '#platform/services/service.ts';

/** The yield that pages, lists and maps show first: a setting of the site. */
export const LEADING_YIELD = service<NamedEnd>('the leading yield');
export const LEADING_SERVICES = { leading: LEADING_YIELD };
