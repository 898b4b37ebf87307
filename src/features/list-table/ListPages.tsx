import type english from '#market/lists/labels/eng.json';
import { LISTS } from '#market/lists/list-fields.ts';
import { listPath } from '#market/lists/list-selection.ts';
import type { ListData } from '#market/lists/lists.contract.ts';
import { useFormat, useLabels, useLink } from '#platform/i18n/I18n.tsx';
import buttons from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './ListPages.module.css';

/** From page to page by the rows at its edges: the thousandth page costs what the first does. */
export function ListPages({ data }: { data: ListData }) {
  const t = useLabels<typeof english>('lists');
  const link = useLink();
  const format = useFormat();
  const { list, selection, rows, skipped, total, previous, next } = data;
  if (rows.length === 0) return null;
  const hrefOf = (more: Record<string, string> = {}) => link(listPath(LISTS[list], selection, more));
  const button = classes(buttons.button, buttons.quiet);
  return (
    <nav className={styles.pages} aria-label={t('pages')}>
      <p className={styles.place}>
        {t('place', {
          from: format.number(skipped + 1, 0),
          to: format.number(skipped + rows.length, 0),
          total: format.number(total, 0),
        })}
      </p>
      {previous && (
        <>
          <a className={button} href={hrefOf()}>
            {t('first_page')}
          </a>
          <a className={button} href={hrefOf({ before: previous })} rel="prev">
            <Icon name="left" />
            {t('previous_page')}
          </a>
        </>
      )}
      {next && (
        <>
          <a className={button} href={hrefOf({ after: next })} rel="next">
            {t('next_page')}
            <Icon name="right" />
          </a>
          <a className={button} href={hrefOf({ page: 'last' })}>
            {t('last_page')}
          </a>
        </>
      )}
    </nav>
  );
}
