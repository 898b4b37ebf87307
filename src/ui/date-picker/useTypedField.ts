import { useReducer, useState } from 'react';
import { useFormat } from '#platform/i18n/I18n.tsx';
import { type FieldRules, nextField, readText, rejectedField, writeValue } from './typed-field.ts';

interface Options extends FieldRules {
  readonly value: string | null;
  readonly onCommit: (value: string | null) => void;
  readonly onInputError?: ((text: string) => void) | undefined;
  readonly isClearable: boolean;
  readonly rejected?: string | undefined;
}

export type TypedFieldModel = ReturnType<typeof useTypedField>;

/** A text field over a day: it speaks when it is left or Enter is pressed. */
export function useTypedField({ value, onCommit, onInputError, isClearable, rejected, ...rules }: Options) {
  const format = useFormat();
  const [state, dispatch] = useReducer(nextField, rejectedField(rejected, rules));
  const [lastValue, setLastValue] = useState(value);
  if (value !== lastValue) {
    setLastValue(value);
    dispatch({ type: 'replaced' });
  }
  return {
    text: state.draft ?? writeValue(value, format, rules.withTime),
    fault: state.fault,
    type: (text: string) => dispatch({ type: 'typed', text, reading: readText(text, rules) }),
    reset: () => dispatch({ type: 'replaced' }),
    /** Says whether the field now holds what it shows. */
    commit: (): boolean => {
      if (state.draft === null) return true;
      const reading = readText(state.draft, rules);
      dispatch({ type: 'left', reading });
      if (reading.kind === 'fault') {
        if (!state.isReported) onInputError?.(state.draft);
        return false;
      }
      const next = reading.kind === 'read' ? reading.value : null;
      if (next !== value && (next !== null || isClearable)) onCommit(next);
      return true;
    },
  };
}
