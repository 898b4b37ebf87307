import { type InputHTMLAttributes, type KeyboardEvent, type Ref, useId, useRef } from 'react';
import { classes } from '#ui/classes.ts';
import { useDismiss } from '#ui/dismiss/useDismiss.ts';
import fields from '#ui/field/field.module.css';
import { type Picking, type PickingEvent, pick, type Suggestion } from './picking.ts';
import styles from './Suggestions.module.css';
import { Suggestions } from './Suggestions.tsx';

interface Props
  extends Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'name' | 'defaultValue' | 'required' | 'aria-invalid' | 'aria-describedby'
  > {
  readonly label: string;
  readonly className?: string | undefined;
  readonly field: Ref<HTMLInputElement>;
  readonly picking: Picking;
  readonly send: (event: PickingEvent) => void;
  readonly onType: (text: string) => void;
  readonly onTake: (item: Suggestion) => void;
}

/** A text field with suggestions under it, by the combobox pattern of ARIA. Without script it is a plain one. */
export function SuggestField(props: Props) {
  const { label, className, field, picking, send, onType, onTake, ...input } = props;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const { found, isOpen, marked } = picking;
  useDismiss({
    isOpen: () => isOpen,
    isInside: (node) => box.current?.contains(node) === true,
    dismiss: () => send({ type: 'dismissed' }),
  });
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const chosen = isOpen && marked !== null ? found[marked] : undefined;
    if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      return onTake(chosen);
    }
    const pressed: PickingEvent = { type: 'pressed', key: event.key };
    if (pick(picking, pressed) === picking) return;
    event.preventDefault();
    send(pressed);
  };
  return (
    <div ref={box} className={classes(fields.label, styles.box, className)}>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        ref={field}
        id={id}
        className={fields.field}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        role="combobox"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-list` : undefined}
        aria-activedescendant={isOpen && marked !== null ? `${id}-${marked}` : undefined}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={press}
      />
      {isOpen && <Suggestions id={id} label={label} picking={picking} onTake={onTake} />}
    </div>
  );
}
