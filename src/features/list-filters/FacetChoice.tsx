import type english from '#market/lists/labels/eng.json';
import { titleOf, valueTitle } from '#market/lists/list-words.ts';
import type { ListData } from '#market/lists/lists.contract.ts';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import { Checkbox } from '#ui/checkbox/Checkbox.tsx';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './FacetChoice.module.css';

interface Props {
  readonly facet: ListData['facets'][number];
  readonly chosen: readonly string[];
  readonly isOpen: boolean;
  readonly onToggle: (code: string) => void;
}

/** Several values mean any of them; each says how many it would leave. */
export function FacetChoice({ facet: { key, values }, chosen, isOpen, onToggle }: Props) {
  const t = useLabels<typeof english>('lists');
  const format = useFormat();
  if (values.length === 0) return null;
  return (
    <details className={styles.facet} open={isOpen || chosen.length > 0}>
      <summary className={styles.title}>
        {titleOf(t, key)}
        <Icon name="down" />
      </summary>
      <ul className={classes(styles.values, values.length > LONG && styles.long)}>
        {values.map(({ code, name, count }) => (
          <li key={code}>
            <label className={styles.value} htmlFor={`${key}-${code}`}>
              <Checkbox
                id={`${key}-${code}`}
                name={key}
                value={code}
                checked={chosen.includes(code)}
                onChange={() => onToggle(code)}
              />
              <span className={styles.name}>{name ?? valueTitle(t, key, code)}</span>
              <span className={styles.count}>{format.number(count, 0)}</span>
            </label>
          </li>
        ))}
      </ul>
    </details>
  );
}

const LONG = 10;
