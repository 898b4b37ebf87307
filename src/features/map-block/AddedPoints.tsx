import type { Dispatch } from 'react';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import chips from '#ui/chip/chip.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import type english from './labels/eng.json';
import styles from './MapBlock.module.css';
import { type MapEvent, type MapState, remainingAdded } from './map-state.ts';

/** What the reader added, with its figures as they were rounded; each can be taken away without delete mode. */
export function AddedPoints({ state, dispatch }: { state: MapState; dispatch: Dispatch<MapEvent> }) {
  const t = useLabels<typeof english>('map-block');
  const format = useFormat();
  const added = remainingAdded(state);
  if (added.length === 0) return null;
  return (
    <ul className={chips.chips} aria-label={t('added')}>
      {added.map((point) => (
        <li key={point.id}>
          <button
            type="button"
            className={chips.chip}
            onClick={() => dispatch({ type: 'point-removed', id: point.id })}
          >
            <span className="sr">{t('remove', { name: point.name })} </span>
            <span aria-hidden="true">{point.name}</span>
            <span className={styles.figures}>
              {format.number(point.duration, 2)} / {format.number(point.yield, 3)}
            </span>
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  );
}
