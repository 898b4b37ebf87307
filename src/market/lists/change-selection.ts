import { columnOf, LISTS, type ListId } from './list-fields.ts';
import {
  type ListSelection,
  listWords,
  parseListQuery,
  parseListText,
  type RequestedRange,
} from './list-selection.ts';

/** The selection without one value of a facet, one range, or the name. */
export function without(selection: ListSelection, key: string, code: string | null = null): ListSelection {
  if (key === 'find') return { ...selection, find: '' };
  const { [key]: codes = [], ...facets } = selection.facets;
  const { [key]: _, ...ranges } = selection.ranges;
  const left = codes.filter((each) => code !== null && each !== code);
  return { ...selection, ranges, facets: left.length > 0 ? { ...facets, [key]: left } : facets };
}

/** With the range as a reader wrote it, or without one that is open at both ends or cannot be read. */
export function within(list: ListId, selection: ListSelection, key: string, { from, to }: RequestedRange) {
  const words = Object.fromEntries(listWords(LISTS[list], without(selection, key)));
  return parseListQuery(LISTS[list], { ...words, [`${key}_from`]: from ?? '', [`${key}_to`]: to ?? '' });
}

/** With the value, or without it where it was chosen. */
export function toggled(selection: ListSelection, key: string, code: string): ListSelection {
  const codes = selection.facets[key] ?? [];
  if (codes.includes(code)) return without(selection, key, code);
  return { ...selection, facets: { ...selection.facets, [key]: [...codes, code].sort() } };
}

/** Everyone, sorted and shown as before. */
export const widened = (selection: ListSelection): ListSelection => ({
  ...selection,
  find: '',
  facets: {},
  ranges: {},
});

/** What a form of the list says: a box that is on, a field that is filled in. */
export function readListForm(list: ListId, form: FormData): ListSelection {
  const query: Record<string, string[]> = {};
  for (const [key, value] of form) if (typeof value === 'string') query[key] = [...(query[key] ?? []), value];
  return parseListQuery(LISTS[list], query);
}

/** Presets that sort or narrow by nothing that is locked for the viewer. */
export function openPresets(list: ListId, locked: readonly string[]) {
  const fields = LISTS[list];
  return fields.presets
    .map(({ id, query }) => ({
      id,
      selection: parseListText(fields, query),
    }))
    .filter(({ selection: { sort, ranges } }) =>
      [sort, ...Object.keys(ranges)].every((key) => !locked.includes(columnOf(fields, key)?.key ?? '')),
    );
}
