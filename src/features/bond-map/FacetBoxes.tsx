import { useId } from 'react';
import type { Facet } from '#market/bond-map/map-selection.ts';
import { useMapWords } from '#market/bond-map/useMapWords.ts';
import { useFormat } from '#platform/i18n/I18n.tsx';
import { Checkbox } from '#ui/checkbox/Checkbox.tsx';
import styles from './MapFilters.module.css';

interface Props {
  readonly facet: Facet;
  readonly options: readonly { readonly id: string; readonly count: number | null }[];
  readonly chosen: readonly string[];
}

/** Any of these; the figure is how many bonds each has under the other filters. What was chosen stays, even where it has none. */
export function FacetBoxes({ facet, options, chosen }: Props) {
  const words = useMapWords();
  const format = useFormat();
  const base = useId();
  const gone = chosen.filter((id) => !options.some((option) => option.id === id));
  const all = [...options, ...gone.map((id) => ({ id, count: 0 }))];
  if (all.length === 0) return null;
  return (
    <fieldset className={styles.facet}>
      <legend className={styles.legend}>{words.facet(facet)}</legend>
      {all.map(({ id, count }) => (
        <label key={id} className={styles.option} htmlFor={`${base}-${id}`}>
          <Checkbox id={`${base}-${id}`} name={facet} value={id} defaultChecked={chosen.includes(id)} />
          <span>{words.option(facet, id)}</span>
          {count !== null && <span className={styles.count}>{format.number(count, 0)}</span>}
        </label>
      ))}
    </fieldset>
  );
}
