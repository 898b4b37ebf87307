/** Choices are numbers in a row without end, shown in pages of rows: months since year 0, or years. */
export interface ChoiceShape {
  readonly columns: number;
  readonly page: number;
  readonly first: number;
  readonly last: number;
}

/** Where a key leads, or null when it is not a key of the grid. The limits stop it. */
export function moveChoice(current: number, key: string, shape: ChoiceShape): number | null {
  const column = current % shape.columns;
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -shape.columns,
    ArrowDown: shape.columns,
    Home: -column,
    End: shape.columns - 1 - column,
    PageUp: -shape.page,
    PageDown: shape.page,
  };
  const step = steps[key];
  return step === undefined ? null : Math.min(Math.max(current + step, shape.first), shape.last);
}

/** The numbers of the page that `current` stands on, in rows. */
export function choiceRows(current: number, { columns, page }: ChoiceShape): number[][] {
  const start = Math.floor(current / page) * page;
  return Array.from({ length: page / columns }, (_, row) =>
    Array.from({ length: columns }, (_, column) => start + row * columns + column),
  );
}
