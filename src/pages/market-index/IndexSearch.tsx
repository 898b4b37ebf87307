import type { RefObject } from 'react';
import { ComparisonSearch } from '#features/search/comparison-search/ComparisonSearch.tsx';
import { useLabels } from '#foundation/i18n/I18n.tsx';
import { Popup } from '#ui/popup/Popup.tsx';
import styles from './IndexSearch.module.css';
import type english from './labels/eng.json';

interface Props {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onSelect: (index: { id: number; name: string }) => void;
  readonly onClose: () => void;
}

/** The field that finds any other index. */
export function IndexSearch({ anchor, onSelect, onClose }: Props) {
  const t = useLabels<typeof english>('market-index');
  return (
    <Popup anchor={anchor} label={t('add_index')} className={styles.popup} onClose={onClose}>
      <ComparisonSearch
        only="index"
        isCompact
        onSelect={({ emissionId, emissionName }) => onSelect({ id: emissionId, name: emissionName })}
      />
    </Popup>
  );
}
