import { useMemo } from 'react';
import { RATING_BANDS } from '#domain/ratings/rating-band.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import type english from './labels/eng.json';
import type { Measure } from './map-axes.ts';
import { OTHER_ISSUERS } from './map-points.ts';
import { COUPON_KINDS, type Facet, type Grouping, SECTORS } from './map-selection.ts';

/** The names of what bonds are told apart by. Codes of currencies speak for themselves. */
export function useMapWords() {
  const t = useLabels<typeof english>('bond-map');
  return useMemo(() => {
    const option = (facet: Facet, id: string): string => {
      if (facet === 'currency') return id;
      if (facet === 'sector') return named(SECTORS, id, (sector) => t(`sector_${sector}`));
      if (facet === 'kind') return named(COUPON_KINDS, id, (kind) => t(`kind_${kind}`));
      return named(RATING_BANDS, id, (band) => t(`rating_${band}`));
    };
    return {
      facet: (facet: Facet | 'issuer') => t(`facet_${facet}`),
      option,
      group: (grouping: Grouping, id: string, issuers: Readonly<Record<string, string>>) => {
        if (grouping !== 'issuer') return option(grouping, id);
        return id === OTHER_ISSUERS ? t('other_issuers') : (issuers[id] ?? '');
      },
      measure: (measure: Measure) => t(`measure_${measure}`),
    };
  }, [t]);
}

function named<Word extends string>(
  known: readonly Word[],
  id: string,
  nameOf: (word: Word) => string,
): string {
  const word = known.find((each) => each === id);
  return word ? nameOf(word) : id;
}
