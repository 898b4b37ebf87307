import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import buttons from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import type english from './labels/eng.json';
import styles from './Pager.module.css';
import { pageWindow } from './page-window.ts';

interface Props {
  readonly page: number;
  readonly pages: number;
  readonly total: number;
  readonly hrefOf: (page: number) => string;
}

export function Pager({ page, pages, total, hrefOf }: Props) {
  const t = useLabels<typeof english>('pager');
  const format = useFormat();
  const count = t('total', { count: total, shown: format.number(total, 0) });
  if (pages <= 1) return <p className={classes(styles.pager, styles.total)}>{count}</p>;
  const button = classes(buttons.button, buttons.quiet, buttons.icon);
  return (
    <nav className={styles.pager} aria-label={t('pages')}>
      <p className={styles.total}>{count}</p>
      <ul className={styles.list}>
        {page > 1 && (
          <li>
            <a className={button} href={hrefOf(page - 1)} rel="prev" aria-label={t('previous')}>
              <Icon name="left" />
            </a>
          </li>
        )}
        {pageWindow(page, pages).map((each, index, all) =>
          each === null ? (
            <li key={`after ${all[index - 1]}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={each}>
              <a
                className={classes(button, styles.number)}
                href={hrefOf(each)}
                aria-label={t('page', { shown: format.number(each, 0) })}
                aria-current={each === page ? 'page' : undefined}
              >
                {format.number(each, 0)}
              </a>
            </li>
          ),
        )}
        {page < pages && (
          <li>
            <a className={button} href={hrefOf(page + 1)} rel="next" aria-label={t('next')}>
              <Icon name="right" />
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
