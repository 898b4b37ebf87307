import type { PageContext } from '#platform/http/context.server.ts';
import type { Translate } from '#platform/i18n/translator.ts';
import type english from './labels/eng.json';

/** What relations are called in the language of the issuer in question. */
export function relationWords({
  labels,
  language,
}: Pick<PageContext, 'labels' | 'language'>): Translate<keyof typeof english> {
  return labels.translator(['issuer-relations'], language).of('issuer-relations');
}
