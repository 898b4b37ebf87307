import type { Format } from '#platform/i18n/format.ts';
import { columnOf, type ListFields } from './list-fields.ts';
import type { ListSelection, RequestedRange } from './list-selection.ts';
import { LABELLED, type ListWords, titleOf, valueTitle } from './list-words.ts';

interface Written {
  readonly t: ListWords;
  readonly format: Pick<Format, 'day' | 'number'>;
  /** The store's name of a value; null where a label or the code itself names it. */
  readonly nameOf: (facet: string, code: string) => string | null;
}

export interface FilterText {
  /** `find`, or that of a facet or range. */
  readonly key: string;
  readonly code?: string;
  readonly text: string;
}

/** What a selection narrows a list by, one text for each value. */
export function writeFilters(
  fields: ListFields,
  { find, facets, ranges }: Pick<ListSelection, 'find' | 'facets' | 'ranges'>,
  { t, format, nameOf }: Written,
): FilterText[] {
  const writeEnd = (key: string, end: string) =>
    columnOf(fields, key)?.kind === 'day' ? format.day(end) : format.number(Number(end));
  const writeRange = (key: string, { from, to }: RequestedRange) => {
    const column = titleOf(t, key);
    if (from !== null && to !== null)
      return t('chip_between', { column, from: writeEnd(key, from), to: writeEnd(key, to) });
    return from !== null
      ? t('chip_from', { column, from: writeEnd(key, from) })
      : t('chip_to', { column, to: writeEnd(key, to ?? '') });
  };
  const writeValue = (key: string, code: string) =>
    nameOf(key, code) ?? (LABELLED.has(key) ? valueTitle(t, key, code) : code);
  return [
    ...(find ? [{ key: 'find', text: find }] : []),
    ...Object.entries(facets).flatMap(([key, codes]) =>
      codes.map((code) => ({ key, code, text: writeValue(key, code) })),
    ),
    ...Object.entries(ranges).map(([key, range]) => ({ key, text: writeRange(key, range) })),
  ];
}
