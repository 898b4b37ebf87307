import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import type english from '../labels/eng.json';
import type { RevealLine } from '../lines.ts';
import styles from './RevealButton.module.css';

/** Stands where the hidden rows are and says how many they are (TB-03). */
export function RevealButton({ line, onReveal }: { line: RevealLine; onReveal: () => void }) {
  const t = useLabels<typeof english>('table');
  const format = useFormat();
  const words = line.isRevealed ? 'hide_rows' : line.side === 'prev' ? 'show_previous' : 'show_next';
  const pointsUp = (line.side === 'prev') !== line.isRevealed;
  return (
    <button type="button" className={styles.reveal} aria-expanded={line.isRevealed} onClick={onReveal}>
      <Icon name={pointsUp ? 'up' : 'down'} />
      {t(words, { count: line.count, shown: format.number(line.count, 0) })}
    </button>
  );
}
