import directions from '#ui/change/direction.module.css';
import styles from '../table.module.css';
import type { Column, RichCell } from '../table-data.ts';

/** The look of what a cell means; a change shows it by itself. */
export function toneClass({ kind }: Column, { class: tone }: RichCell): string | undefined {
  if (tone === undefined || kind === 'change') return undefined;
  if (tone === 'strong') return styles.bold;
  return tone === 'faint' ? styles.quiet : directions[tone];
}
