import type { Format } from '#platform/i18n/format.ts';
import type { Translate } from '#platform/i18n/translator.ts';
import type english from './labels/eng.json';
import type { RequestedCurve } from './yield-curves.contract.ts';

export interface CurvesWords {
  readonly t: Translate<keyof typeof english>;
  /** Whose curve it is, in what currency, of what day. */
  name(curve: RequestedCurve): string;
  method(method: RequestedCurve['method']): string;
}

export function curvesWords(t: Translate<keyof typeof english>, format: Format): CurvesWords {
  return {
    t,
    name: ({ currency, sector, issuer, date }) =>
      [
        currency,
        ...(sector === 'government' ? [] : [sector ? t(`of_${sector}`) : (issuer ?? '')]),
        ...(date === null ? [] : [format.day(date)]),
      ].join(' · '),
    method: (method) => (method === null ? t('no_curve') : t(`method_${method}`)),
  };
}
