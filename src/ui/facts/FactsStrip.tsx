import { classes } from '#ui/classes.ts';
import { Hint } from '#ui/hint/Hint.tsx';
import type { Fact } from './Facts.tsx';
import styles from './FactsStrip.module.css';

interface Props {
  /** What the figures are about, for those who hear it. */
  readonly label: string;
  /** The most important first. */
  readonly facts: readonly Fact[];
  /** Where notes after the values would begin another row. */
  readonly hasNotesBelow?: boolean;
}

/** The key figures under a heading: each on one line, as wide as it needs, in as many rows as the page is narrow (RD-02). */
export function FactsStrip({ label, facts, hasNotesBelow = false }: Props) {
  if (facts.length === 0) return null;
  return (
    <section aria-label={label} className={classes(styles.strip, hasNotesBelow && styles.below)}>
      <dl className={styles.facts}>
        {facts.map(({ name, value, note, hint }) => (
          <div key={name} className={styles.fact}>
            <dt className={styles.name}>
              {name}
              {hint && <Hint text={hint} about={name} />}
            </dt>
            <dd className={styles.value}>
              {note ? <span>{value}</span> : value}
              {note && (
                <>
                  {' '}
                  <span className={styles.note}>{note}</span>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
