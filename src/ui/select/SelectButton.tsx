import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { classes } from '#ui/classes.ts';
import field from '#ui/field/field.module.css';
import type { OptionId } from '#ui/tabs/active-option.ts';
import type { OptionGroup, SelectOption } from './option-groups.ts';
import { CLOSED, openAt, pressKey } from './press-key.ts';
import styles from './Select.module.css';
import type { SelectList } from './SelectList.tsx';

const load = () => import('./SelectList.tsx');
/** Letters that follow each other within this time belong to one word. */
const TYPING_MS = 600;

interface Props<Id extends OptionId> {
  readonly id: string;
  readonly label: string;
  readonly isLabelHidden: boolean;
  /** The browser's own select underneath. */
  readonly native: RefObject<HTMLSelectElement | null>;
  readonly groups: readonly OptionGroup<SelectOption<Id>>[];
  /** The same in one row. */
  readonly options: readonly SelectOption<Id>[];
  readonly active: SelectOption<Id> | null;
  readonly isDisabled: boolean;
  readonly onChange: (id: Id) => void;
  /** The list could not be loaded. */
  readonly onBroken: () => void;
}

/** Keeps the focus all the time; the list beside it only shows what the keys do. */
export function SelectButton<Id extends OptionId>(props: Props<Id>) {
  const { id, label, isLabelHidden, native, groups, options, active, onChange, onBroken } = props;
  const button = useRef<HTMLButtonElement>(null);
  const [List, setList] = useState<typeof SelectList | null>(null);
  const [state, setState] = useState(CLOSED);
  const chosen = active ? options.indexOf(active) : -1;
  const marked = options[state.at];
  const isDrawn = state.isOpen && List !== null;

  // Whoever is on the select when it is covered or uncovered stays on it.
  useLayoutEffect(() => {
    const [under, over] = [native.current, button.current];
    if (document.activeElement === under) over?.focus();
    return () => {
      if (document.activeElement === over) queueMicrotask(() => under?.focus());
    };
  }, [native]);
  useEffect(() => {
    if (!state.typed) return;
    const timer = setTimeout(() => setState((now) => ({ ...now, typed: '' })), TYPING_MS);
    return () => clearTimeout(timer);
  }, [state.typed]);

  const prepare = () => {
    if (!List) load().then((module) => setList(() => module.SelectList), onBroken);
  };
  const choose = (at: number | null) => {
    const option = at === null ? undefined : options[at];
    if (option && option !== active) onChange(option.id);
  };
  const press = (event: KeyboardEvent) => {
    const step = pressKey(state, event, options, chosen);
    if (step.isTaken) event.preventDefault();
    setState(step.state);
    choose(step.choose);
  };
  return (
    <>
      <button
        ref={button}
        id={`${id}-button`}
        type="button"
        role="combobox"
        className={classes(field.field, styles.button)}
        title={active?.text}
        aria-label={isLabelHidden ? label : undefined}
        aria-labelledby={isLabelHidden ? undefined : `${id}-label`}
        aria-haspopup="listbox"
        aria-expanded={state.isOpen}
        aria-controls={isDrawn ? `${id}-list` : undefined}
        aria-activedescendant={isDrawn && marked ? `${id}-${marked.id}` : undefined}
        disabled={props.isDisabled}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setState(state.isOpen ? CLOSED : openAt(chosen))}
        onKeyDown={press}
      >
        <span className={styles.text}>{active?.text}</span>
      </button>
      {isDrawn && (
        <List
          id={id}
          label={label}
          anchor={button}
          groups={groups}
          marked={marked ?? null}
          active={active}
          onMark={(option) => setState(openAt(options.findIndex((each) => each.id === option.id)))}
          onChoose={(option) => {
            setState(CLOSED);
            choose(options.findIndex((each) => each.id === option.id));
          }}
          onClose={() => setState(CLOSED)}
        />
      )}
    </>
  );
}
