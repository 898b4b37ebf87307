import { type MouseEvent, useId, useRef, useState } from 'react';
import field from '#ui/field/field.module.css';
import { Hint } from '#ui/hint/Hint.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { activeOption, type OptionId, shownOptions } from '#ui/tabs/active-option.ts';
import { NativeSelect } from './NativeSelect.tsx';
import { groupOptions, type SelectOption } from './option-groups.ts';
import styles from './Select.module.css';
import { SelectButton } from './SelectButton.tsx';
import { useFinePointer } from './useFinePointer.ts';

interface Props<Id extends OptionId> {
  readonly label: string;
  /** The label is read aloud only: where words beside the select say the same. */
  readonly isLabelHidden?: boolean;
  /** A sentence beside the label that explains it. */
  readonly hint?: string | undefined;
  readonly options: readonly SelectOption<Id>[];
  /** Where it is not among the options that are shown, the first of them is active. */
  readonly active: Id | null;
  readonly onChange: (id: Id) => void;
  /** Its name in a form. */
  readonly name?: string | undefined;
  readonly isDisabled?: boolean;
  /** The browser's own list with any pointer. */
  readonly isNative?: boolean;
}

/**
 * One of many. The browser's own select is drawn by the server, serves fingers, carries the value in a form and gives
 * the size; under a mouse a button with our list covers it, so that nothing moves when that takes over.
 */
export function Select<Id extends OptionId>(props: Props<Id>) {
  const { label, isLabelHidden = false, hint, name, isDisabled = false, isNative = false, onChange } = props;
  const id = useId();
  const native = useRef<HTMLSelectElement>(null);
  const isFine = useFinePointer();
  const [isBroken, setBroken] = useState(false);
  const groups = groupOptions(shownOptions(props.options));
  const options = groups.flatMap((group) => group.options);
  const active = activeOption(options, props.active);
  const isCovered = isFine && !isNative && !isBroken;

  const named = (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a label has no key of its own
    <label
      id={`${id}-label`}
      htmlFor={isCovered ? `${id}-button` : id}
      onClick={isCovered ? focusOnly : undefined}
    >
      {label}
    </label>
  );

  return (
    <div className={field.label}>
      {!isLabelHidden && !hint && named}
      {!isLabelHidden && hint && (
        <span className={styles.named}>
          {named}
          <Hint text={hint} about={label} />
        </span>
      )}
      <span className={styles.box}>
        <NativeSelect
          ref={native}
          id={id}
          label={isLabelHidden ? label : undefined}
          name={name}
          groups={groups}
          active={active}
          isDisabled={isDisabled}
          isCovered={isCovered}
          onChange={onChange}
        />
        {isCovered && (
          <SelectButton
            id={id}
            label={label}
            isLabelHidden={isLabelHidden}
            native={native}
            groups={groups}
            options={options}
            active={active}
            isDisabled={isDisabled}
            onChange={onChange}
            onBroken={() => setBroken(true)}
          />
        )}
        <Icon name="down" />
      </span>
    </div>
  );
}

/** As with the browser's own: a press on the label leads to the select and does not open it. */
function focusOnly(event: MouseEvent<HTMLLabelElement>): void {
  event.preventDefault();
  event.currentTarget.control?.focus();
}
