import { widened, without } from '#market/lists/change-selection.ts';
import { writeFilters } from '#market/lists/filter-texts.ts';
import type english from '#market/lists/labels/eng.json';
import { LISTS } from '#market/lists/list-fields.ts';
import { listPath } from '#market/lists/list-selection.ts';
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
  const chosen = writeFilters(fields, selection, {
    t,
    format,
    nameOf: (key, code) =>
      facets.find((facet) => facet.key === key)?.values.find((value) => value.code === code)?.name ?? null,
  });
  if (chosen.length === 0) return null;
  return (
    <ul className={classes(chips.chips, styles.chips)} aria-label={t('chosen')}>
      {chosen.map(({ key, code, text }) => (
        <li key={`${key} ${code}`}>
          <a
            className={classes(chips.chip, styles.chip)}
            href={link(listPath(fields, without(selection, key, code)))}
          >
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
