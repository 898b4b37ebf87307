import { useId, useRef } from 'react';
import { classes } from '#ui/classes.ts';
import { activeOption, type Option, type OptionId, shownOptions } from '#ui/tabs/active-option.ts';
import { useEarlyChoice } from '#ui/tabs/useEarlyChoice.ts';
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
  const group = useRef<HTMLDivElement>(null);
  const shown = shownOptions(options);
  const active = activeOption(shown, wanted);
  useEarlyChoice({
    options: shown,
    active,
    onChange,
    readValue: () => group.current?.querySelector<HTMLInputElement>(':checked')?.value,
  });
  return (
    <div ref={group} className={styles.segment} role="radiogroup" aria-label={label}>
      {shown.map((option) => (
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
