import { Highlighted } from '#ui/search-hits/Highlighted.tsx';
import hits from '#ui/search-hits/hits.module.css';
import styles from './BondPicker.module.css';
import type { FoundBond, Picking } from './picking.ts';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly picking: Picking;
  readonly onTake: (bond: FoundBond) => void;
}

export function PickedBonds({ id, label, picking: { found, marked, lookup }, onTake }: Props) {
  return (
    <div
      className={styles.list}
      id={`${id}-list`}
      role="listbox"
      aria-label={label}
      onMouseDown={(event) => event.preventDefault()}
    >
      {found.map((bond, at) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field has the focus and the keys
        <div
          key={bond.id}
          id={`${id}-${at}`}
          className={hits.hit}
          role="option"
          aria-selected={at === marked}
          onClick={() => onTake(bond)}
        >
          <span className={hits.name}>
            <Highlighted title={bond.name} term={lookup.term} />
          </span>
        </div>
      ))}
    </div>
  );
}
