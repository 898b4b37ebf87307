import type { ReactNode } from 'react';
import { useLabels } from '#platform/i18n/I18n.tsx';
import chips from '#ui/chip/chip.module.css';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './Legend.module.css';
import type english from './labels/eng.json';
import { Swatch } from './Swatch.tsx';

export interface LegendSeries {
  readonly id: string;
  readonly name: string;
  /** 1 to 21: its colour and its dashes. */
  readonly mark: number;
  /** Drawn in place of a piece of its line. */
  readonly swatch?: ReactNode;
  /** Its figure at the cursor or at the end, already written out. */
  readonly value?: string | undefined;
  readonly isShown: boolean;
  /** It stays where others may be taken out. */
  readonly isFixed?: boolean | undefined;
}

interface Props {
  readonly label: string;
  readonly series: readonly LegendSeries[];
  readonly onToggle: (id: string) => void;
  /** Where series may be taken out altogether. */
  readonly onRemove?: ((id: string) => void) | undefined;
}

/** Names the lines of a chart; a press hides one or shows it again. */
export function Legend({ label, series, onToggle, onRemove }: Props) {
  const t = useLabels<typeof english>('legend');
  return (
    <ul className={chips.chips} aria-label={label}>
      {series.map(({ id, name, mark, swatch, value, isShown, isFixed }) => (
        <li key={id} className={styles.item}>
          <button
            type="button"
            className={classes(chips.chip, styles.toggle)}
            aria-pressed={isShown}
            onClick={() => onToggle(id)}
          >
            {swatch ?? <Swatch mark={mark} />}
            <span className={styles.name} title={name}>
              {name}
            </span>
            {value !== undefined && <span className={styles.value}>{value}</span>}
          </button>
          {onRemove && !isFixed && (
            <button
              type="button"
              className={styles.remove}
              aria-label={t('remove', { name })}
              onClick={(event) => {
                focusNeighbour(event.currentTarget.closest('li'));
                onRemove(id);
              }}
            >
              <Icon name="close" />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What has the focus is about to go: the next series takes it, or the one before. */
function focusNeighbour(item: Element | null): void {
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  neighbour?.querySelector('button')?.focus();
}
