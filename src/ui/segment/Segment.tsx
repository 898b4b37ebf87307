import { useId } from 'react';
import { classes } from '#ui/classes.ts';
import { activeOption, type Option, type OptionId, shownOptions } from '#ui/tabs/active-option.ts';
import styles from './segment.module.css';

interface Props<Id extends OptionId> {
  readonly label: string;
  readonly options: readonly Option<Id>[];
  /** Where it is not among the options that are shown, the first of them is active. */
  readonly active: Id | null;
  readonly onChange: (id: Id) => void;
  /** Its name in a form. */
  readonly name?: string;
}

/** A small fixed choice of a value: two to six answers that all stand side by side. */
export function Segment<Id extends OptionId>({ label, options, active: wanted, onChange, name }: Props<Id>) {
  const ownName = useId();
  const active = activeOption(options, wanted);
  return (
    <div className={styles.segment} role="radiogroup" aria-label={label}>
      {shownOptions(options).map((option) => (
        <label key={option.id} className={classes(styles.item, styles.radio)}>
          <input
            type="radio"
            className="sr"
            name={name ?? ownName}
            value={option.id}
            checked={option === active}
            disabled={option.isDisabled ?? false}
            onChange={() => onChange(option.id)}
          />
          {option.text}
        </label>
      ))}
    </div>
  );
}
