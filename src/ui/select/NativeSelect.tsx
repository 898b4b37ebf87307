import type { RefObject } from 'react';
import { classes } from '#ui/classes.ts';
import field from '#ui/field/field.module.css';
import type { OptionId } from '#ui/tabs/active-option.ts';
import { useEarlyChoice } from '#ui/tabs/useEarlyChoice.ts';
import type { OptionGroup, SelectOption } from './option-groups.ts';
import styles from './Select.module.css';

interface Props<Id extends OptionId> {
  readonly ref: RefObject<HTMLSelectElement | null>;
  readonly id: string;
  readonly label: string | undefined;
  readonly name: string | undefined;
  readonly groups: readonly OptionGroup<SelectOption<Id>>[];
  readonly active: SelectOption<Id> | null;
  readonly isDisabled: boolean;
  readonly isCovered: boolean;
  readonly onChange: (id: Id) => void;
}

export function NativeSelect<Id extends OptionId>({ ref, groups, active, onChange, ...props }: Props<Id>) {
  const all = groups.flatMap(({ options }) => options);
  const choose = (value: string) => {
    const option = all.find(({ id }) => String(id) === value);
    if (option) onChange(option.id);
  };
  useEarlyChoice({ options: all, active, onChange, readValue: () => ref.current?.value });
  return (
    <select
      ref={ref}
      id={props.id}
      className={classes(field.field, styles.native, props.isCovered && styles.covered)}
      name={props.name}
      value={active?.id ?? ''}
      title={active?.text}
      aria-label={props.label}
      disabled={props.isDisabled}
      autoComplete="off"
      onChange={(event) => choose(event.currentTarget.value)}
    >
      {groups.map(({ name, options }) =>
        name === null ? (
          options.map((option) => <NativeOption key={option.id} option={option} />)
        ) : (
          <optgroup key={name} label={name}>
            {options.map((option) => (
              <NativeOption key={option.id} option={option} />
            ))}
          </optgroup>
        ),
      )}
    </select>
  );
}

function NativeOption({ option }: { option: SelectOption }) {
  return (
    <option value={option.id} disabled={option.isDisabled} title={option.note}>
      {option.text}
    </option>
  );
}
