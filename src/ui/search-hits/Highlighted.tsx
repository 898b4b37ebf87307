import { highlight, stripMarkup } from './highlight.ts';
import styles from './hits.module.css';

/** A title with what was looked for marked in it. */
export function Highlighted({ title, term }: { title: string; term: string }) {
  return highlight(stripMarkup(title), term).map(({ text, isHit, at }) =>
    isHit ? (
      <mark key={at} className={styles.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
