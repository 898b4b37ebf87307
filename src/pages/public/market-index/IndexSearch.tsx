import { ComparisonSearch } from '#features/comparison-search/ComparisonSearch.tsx';
import styles from './IndexSearch.module.css';

interface Props {
  readonly onSelect: (index: { id: number; name: string }) => void;
  readonly onClose: () => void;
}

/** The field that finds any other index, in place of the button that opened it. */
export function IndexSearch({ onSelect, onClose }: Props) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape in the field gives the button back
    <div className={styles.field} onKeyDown={(event) => event.key === 'Escape' && onClose()}>
      <ComparisonSearch
        only="index"
        isCompact
        onSelect={({ emissionId, emissionName }) => onSelect({ id: emissionId, name: emissionName })}
      />
    </div>
  );
}
