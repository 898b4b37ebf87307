import { widened, without } from '#market/lists/change-selection.ts';
import type english from '#market/lists/labels/eng.json';
import { columnOf, LISTS } from '#market/lists/list-fields.ts';
import { type ListSelection, listPath } from '#market/lists/list-selection.ts';
import { titleOf, valueTitle } from '#market/lists/list-words.ts';
import type { ListData } from '#market/lists/lists.contract.ts';
import { useFormat, useLabels, useLink } from '#platform/i18n/I18n.tsx';
import chips from '#ui/chip/chip.module.css';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './ListChips.module.css';

/** What is chosen; each is a link to the list without it. */
export function ListChips({ data: { list, selection, facets } }: { data: ListData }) {
  const t = useLabels<typeof english>('lists');
  const link = useLink();
  const format = useFormat();
  const fields = LISTS[list];
  const writeEnd = (key: string, end: string) =>
    columnOf(fields, key)?.kind === 'day' ? format.day(end) : format.number(Number(end));
  const writeRange = (key: string, { from, to }: { from: string | null; to: string | null }) => {
    const column = titleOf(t, key);
    if (from !== null && to !== null)
      return t('chip_between', { column, from: writeEnd(key, from), to: writeEnd(key, to) });
    return from !== null
      ? t('chip_from', { column, from: writeEnd(key, from) })
      : t('chip_to', { column, to: writeEnd(key, to ?? '') });
  };
  const nameOf = (key: string, code: string) => {
    const value = facets.find((facet) => facet.key === key)?.values.find((each) => each.code === code);
    return value?.name ?? (value ? valueTitle(t, key, code) : code);
  };
  const chosen: { text: string; rest: ListSelection }[] = [
    ...(selection.find ? [{ text: selection.find, rest: without(selection, 'find') }] : []),
    ...Object.entries(selection.facets).flatMap(([key, codes]) =>
      codes.map((code) => ({ text: nameOf(key, code), rest: without(selection, key, code) })),
    ),
    ...Object.entries(selection.ranges).map(([key, range]) => ({
      text: writeRange(key, range),
      rest: without(selection, key),
    })),
  ];
  if (chosen.length === 0) return null;
  return (
    <ul className={classes(chips.chips, styles.chips)} aria-label={t('chosen')}>
      {chosen.map(({ text, rest }) => (
        <li key={text}>
          <a className={classes(chips.chip, styles.chip)} href={link(listPath(fields, rest))}>
            {text}
            <Icon name="close" />
            <span className="sr">{t('remove')}</span>
          </a>
        </li>
      ))}
      <li>
        <a className="link" href={link(listPath(fields, widened(selection)))}>
          {t('clear')}
        </a>
      </li>
    </ul>
  );
}
