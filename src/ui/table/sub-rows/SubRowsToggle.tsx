import { useLabels } from '#platform/i18n/I18n.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import type english from '../labels/eng.json';
import styles from './SubRowsToggle.module.css';

interface Props {
  readonly name: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** Opens and closes the lines that a row is made of (IF-07). */
export function SubRowsToggle({ name, isOpen, onToggle }: Props) {
  const t = useLabels<typeof english>('table');
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label={t('sub_rows', { name })}
      aria-expanded={isOpen}
      onClick={onToggle}
    >
      <Icon name="right" />
    </button>
  );
}
