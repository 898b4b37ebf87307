import { useState } from 'react';
import { ComparisonSearch } from '#features/comparison-search/ComparisonSearch.tsx';
import { SearchBox } from '#features/search-box/SearchBox.tsx';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import { Specimen } from '../Specimen.tsx';
import type english from './labels/eng.json';

export function SearchSpecimens() {
  const t = useLabels<typeof english>('choices-showcase');
  const format = useFormat();
  const [picked, setPicked] = useState('');
  const [compared, setCompared] = useState('');
  return (
    <>
      <Specimen id="search-announced" title={t('search_announced')} note={t('search_announced_note')}>
        <SearchBox onPick={({ id }, category) => setPicked(`${category} ${id}`)} />
        <p role="status">{picked && t('chosen', { name: picked })}</p>
      </Specimen>
      <Specimen id="search-compare" title={t('search_compare')}>
        <ComparisonSearch
          onSelect={(result) =>
            setCompared(
              format.phrase([result.emissionNameWithTg, result.ticker ?? result.isin ?? result.type]),
            )
          }
        />
        <p role="status">{compared && t('chosen', { name: compared })}</p>
      </Specimen>
    </>
  );
}
