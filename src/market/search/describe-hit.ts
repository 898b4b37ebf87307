import type { Translate } from '#platform/i18n/translator.ts';
import type english from './labels/eng.json';
import type { SuggestedItem } from './search.contract.ts';

const TONES = { suspended: 'warn', delisted: 'plain', matured: 'plain', defaulted: 'warn' } as const;

/** A hit as the lists of hits show it; who trades has no badge. */
export function describeHit({ ttl, ticker = [], status }: SuggestedItem, t: Translate<keyof typeof english>) {
  const badge = status === 'active' ? null : { tone: TONES[status], text: t(`status_${status}`) };
  return { name: ttl, codes: ticker, badge };
}
