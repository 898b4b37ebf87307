import { Highlighted } from '#ui/search-hits/Highlighted.tsx';
import hits from '#ui/search-hits/hits.module.css';
import type { Picking, Suggestion } from './picking.ts';
import styles from './Suggestions.module.css';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly picking: Picking;
  readonly onTake: (item: Suggestion) => void;
}

export function Suggestions({ id, label, picking: { found, marked, lookup }, onTake }: Props) {
  return (
    <div
      className={styles.list}
      id={`${id}-list`}
      role="listbox"
      aria-label={label}
      onMouseDown={(event) => event.preventDefault()}
    >
      {found.map((item, at) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field has the focus and the keys
        <div
          key={item.id}
          id={`${id}-${at}`}
          className={hits.hit}
          role="option"
          aria-selected={at === marked}
          onClick={() => onTake(item)}
        >
          <span className={hits.name}>
            <Highlighted title={item.name} term={lookup.term} />
          </span>
        </div>
      ))}
    </div>
  );
}
