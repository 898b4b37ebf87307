/** One answer of a choice; hidden ones are not offered. */
export interface Option<Id extends OptionId = OptionId> {
  readonly id: Id;
  readonly text: string;
  readonly isHidden?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
}

export type OptionId = string | number;

export function shownOptions<O extends Pick<Option, 'isHidden'>>(options: readonly O[]): O[] {
  return options.filter(({ isHidden }) => !isHidden);
}

/**
 * The one answer that counts: the wanted one, or the first that can be chosen where the wanted one is not offered.
 * Null only where nothing is offered.
 */
export function activeOption<O extends Option>(options: readonly O[], wanted: O['id'] | null): O | null {
  const shown = shownOptions(options);
  return (
    shown.find(({ id }) => id === wanted) ?? shown.find(({ isDisabled }) => !isDisabled) ?? shown[0] ?? null
  );
}
