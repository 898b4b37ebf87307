import { useFormat, useLabels, useLink } from '#platform/i18n/I18n.tsx';
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

/** What the page is, and the ways to everything that there is; the search is in the header. */
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
