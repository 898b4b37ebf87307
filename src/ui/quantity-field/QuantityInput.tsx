import { type KeyboardEvent, useId } from 'react';
import { classes } from '#ui/classes.ts';
import field from '#ui/field/field.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './QuantityInput.module.css';

interface Props {
  readonly label: string;
  readonly name: string;
  readonly typed: string;
  /** Why it cannot be taken; null where it can, or is not to be judged yet. */
  readonly complaint: string | null;
  readonly placeholder?: string;
  readonly isBusy?: boolean;
  /** Field and complaint are placed by what they stand in. */
  readonly isLoose?: boolean;
  readonly onType: (text: string) => void;
  readonly onLeave: () => void;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** How many units. Text, for a field of numbers would not take the marks of every language. */
export function QuantityInput(props: Props) {
  const { complaint, isBusy = false, isLoose = false } = props;
  const complaintId = useId();
  return (
    <div className={isLoose ? styles.loose : styles.quantity}>
      <input
        className={classes(field.field, styles.input)}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        name={props.name}
        aria-label={props.label}
        aria-invalid={complaint !== null || undefined}
        aria-describedby={complaint === null ? undefined : complaintId}
        aria-busy={isBusy || undefined}
        placeholder={props.placeholder}
        value={props.typed}
        onChange={(event) => props.onType(event.currentTarget.value)}
        onBlur={props.onLeave}
        onKeyDown={props.onKeyDown}
      />
      {complaint !== null && (
        <p className={classes(field.complaint, styles.complaint)} id={complaintId} role="alert">
          <Icon name="alert" />
          {complaint}
        </p>
      )}
    </div>
  );
}
