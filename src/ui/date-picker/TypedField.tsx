import { type ReactNode, type Ref, useId, useRef } from 'react';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { classes } from '#ui/classes.ts';
import field from '#ui/field/field.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import { Complaint } from './Complaint.tsx';
import type english from './labels/eng.json';
import styles from './TypedField.module.css';
import type { FieldRules } from './typed-field.ts';
import type { TypedFieldModel } from './useTypedField.ts';

interface Props {
  readonly label: string;
  readonly model: TypedFieldModel;
  readonly rules: FieldRules;
  readonly name?: string | undefined;
  readonly isDisabled: boolean;
  /** Given, the field has a button that empties it. */
  readonly onClear?: (() => void) | undefined;
  readonly onOpen?: (() => void) | undefined;
  readonly onType?: ((text: string) => void) | undefined;
  readonly onStep?: ((days: number) => void) | undefined;
  readonly whole?: Ref<HTMLDivElement>;
  /** The button that opens the calendar. */
  readonly children?: ReactNode;
}

/** Without script it is a plain text field of its form; the calendar is a second way to fill it. */
export function TypedField({
  label,
  model,
  rules,
  name,
  isDisabled,
  onClear,
  onOpen,
  onType,
  onStep,
  whole,
  children,
}: Props) {
  const t = useLabels<typeof english>('date-picker');
  const id = useId();
  const complaintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const letters = rules.withTime ? `${t('letters')} ${t('timeLetters')}` : t('letters');
  return (
    <div className={styles.whole} ref={whole}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <input
          ref={input}
          id={id}
          className={classes(field.field, styles.input)}
          type="text"
          inputMode={rules.withTime ? 'text' : 'numeric'}
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          name={name}
          placeholder={letters}
          value={model.text}
          disabled={isDisabled}
          aria-invalid={model.fault !== null}
          aria-describedby={model.fault ? complaintId : undefined}
          onChange={(event) => {
            model.type(event.target.value);
            onType?.(event.target.value);
          }}
          onBlur={() => model.commit()}
          onKeyDown={(event) => {
            // A form is not sent with a date that cannot be read.
            if (event.key === 'Enter' && !model.commit()) event.preventDefault();
            if (event.key === 'ArrowDown' && event.altKey) return onOpen?.();
            if (event.key === 'Escape' && onType) model.reset();
            const days = onStep ? stepOf(event.key, event.shiftKey) : 0;
            if (days === 0) return;
            event.preventDefault();
            onStep?.(days);
          }}
        />
        <div className={styles.buttons}>
          {onClear && model.text !== '' && !isDisabled && (
            <button
              type="button"
              className={styles.button}
              aria-label={t('clear', { label })}
              onClick={() => {
                onClear();
                input.current?.focus();
              }}
            >
              <Icon name="close" />
            </button>
          )}
          {children}
        </div>
      </div>
      {model.fault && <Complaint id={complaintId} fault={model.fault} letters={letters} rules={rules} />}
    </div>
  );
}

function stepOf(key: string, isLarge: boolean): number {
  const way = key === 'ArrowUp' ? 1 : key === 'ArrowDown' ? -1 : 0;
  return isLarge ? way * 10 : way;
}
