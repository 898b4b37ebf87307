import { LONGEST_TERM } from '#domain/search/categories.ts';
import { useFormat, useLabels, useLink } from '#platform/i18n/I18n.tsx';
import button from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import field from '#ui/field/field.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './HomePage.module.css';
import type { HomePageData } from './home.contract.ts';
import type english from './labels/eng.json';

/** What can be counted has a list. */
const LISTS = [
  { kind: 'stocks', path: '/stocks/' },
  { kind: 'bonds', path: '/bonds/' },
  { kind: 'indexes', path: '/indexes/' },
  { kind: 'etfs', path: '/etf/' },
  { kind: 'issuers', path: '/company/' },
] as const;
const TOOLS = [
  { name: 'map', path: '/bonds/map/' },
  { name: 'calculator', path: '/calculator/' },
] as const;

/** What the page is, the way to any name, and the ways to everything that there is. */
export function HomeHead({ counts, today }: Pick<HomePageData, 'counts' | 'today'>) {
  const t = useLabels<typeof english>('home');
  const format = useFormat();
  const link = useLink();
  return (
    <div className={styles.head}>
      <div className={styles.title}>
        <h1>{t('heading')}</h1>
        <time className={styles.day} dateTime={today}>
          {format.longDay(today)}
        </time>
      </div>
      <form className={styles.search} action={link('/search/')}>
        <input
          className={classes(field.field, styles.input)}
          name="q"
          type="search"
          maxLength={LONGEST_TERM}
          placeholder={t('search_hint')}
          aria-label={t('search')}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" className={classes(button.button, button.solid)}>
          <Icon name="search" />
          {t('search')}
        </button>
      </form>
      <nav aria-label={t('ways')}>
        <ul className={styles.ways}>
          {LISTS.map(({ kind, path }) => (
            <li key={kind}>
              <a className={styles.way} href={link(path)}>
                {t(`count_${kind}`)}{' '}
                {counts && <span className={styles.count}>{format.number(counts[kind], 0)}</span>}
              </a>
            </li>
          ))}
          {TOOLS.map(({ name, path }) => (
            <li key={name}>
              <a className={styles.way} href={link(path)}>
                {t(name)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
