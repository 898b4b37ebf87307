import type { Option, OptionId } from '#ui/tabs/active-option.ts';

export interface SelectOption<Id extends OptionId = OptionId> extends Option<Id> {
  /** The heading under which it stands. */
  readonly group?: string | undefined;
  /** Why it cannot be chosen, or what it means. The select is no wider for it. */
  readonly note?: string | undefined;
}

export interface OptionGroup<O> {
  readonly name: string | null;
  readonly options: readonly O[];
}

/** Puts what belongs together under one heading; headings and options keep the order in which they first appear. */
export function groupOptions<O extends SelectOption>(options: readonly O[]): OptionGroup<O>[] {
  const groups = Map.groupBy(options, ({ group }) => group ?? null);
  return [...groups].map(([name, members]) => ({ name, options: members }));
}
