import { useEffect } from 'react';
import type { Option, OptionId } from './active-option.ts';

interface Choice<Id extends OptionId> {
  readonly options: readonly Option<Id>[];
  readonly active: Option<Id> | null;
  readonly onChange: (id: Id) => void;
  /** What the document says is chosen. */
  readonly readValue: () => string | undefined;
}

/** A visitor may choose before the page is taken over: asks the document once, and goes along with it. */
export function useEarlyChoice<Id extends OptionId>({
  options,
  active,
  onChange,
  readValue,
}: Choice<Id>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: that is asked once
  useEffect(() => {
    const value = readValue();
    const chosen = options.find(({ id }) => String(id) === value);
    if (chosen && chosen.id !== active?.id) onChange(chosen.id);
  }, []);
}
