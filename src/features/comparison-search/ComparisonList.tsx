import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import { Highlighted } from '#ui/search-hits/Highlighted.tsx';
import hits from '#ui/search-hits/hits.module.css';
import styles from './ComparisonSearch.module.css';
import { type ComparisonState, shownResults } from './comparison-search.ts';
import { type DerivedResult, venueIdOf } from './derived-result.wire.ts';
import type english from './labels/eng.json';

interface Props {
  readonly id: string;
  readonly state: ComparisonState;
  readonly onSelect: (result: DerivedResult) => void;
}

/** What was found and how many, or why nothing is shown. */
export function ComparisonList({ id, state, onSelect }: Props) {
  const t = useLabels<typeof english>('comparison-search');
  const format = useFormat();
  const results = shownResults(state);
  const { term } = state.lookup;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press in the list leaves the focus in the field
    <div className={styles.popup} role="presentation" onMouseDown={(event) => event.preventDefault()}>
      <p className={styles.summary} role="status">
        {state.answer?.kind === 'too-many'
          ? t('too_many')
          : t('matches', { shown: format.number(results.length, 0) })}
      </p>
      {results.length > 0 && (
        <div className={styles.list} id={`${id}-list`} role="listbox" aria-label={t('label')}>
          {results.map((result, at) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field has the focus and the keys
            <div
              key={`${result.emissionId} ${venueIdOf(result)}`}
              id={`${id}-${at}`}
              className={hits.hit}
              role="option"
              aria-selected={at === state.marked}
              onClick={() => onSelect(result)}
            >
              <span className={hits.name}>
                <Highlighted title={result.emissionNameWithTg} term={term} />
              </span>
              <span className={hits.ticker}>
                <Highlighted title={result.ticker ?? result.isin ?? ''} term={term} />
              </span>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
