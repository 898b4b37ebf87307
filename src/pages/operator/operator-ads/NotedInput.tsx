import { type ComponentProps, useId } from 'react';
import fields from '#ui/field/field.module.css';
import styles from './OperatorAds.module.css';

type Props = Omit<ComponentProps<'input'>, 'className' | 'aria-describedby'> & {
  readonly label: string;
  readonly note: string;
};

/** A field with a sentence under it, which describes it without being part of its name. */
export function NotedInput({ label, note, ...input }: Props) {
  const id = useId();
  return (
    <div className={styles.noted}>
      <label className={fields.label}>
        {label}
        <input
          {...input}
          className={input.type === 'file' ? styles.file : fields.field}
          aria-describedby={id}
        />
      </label>
      <p className={styles.note} id={id}>
        {note}
      </p>
    </div>
  );
}
