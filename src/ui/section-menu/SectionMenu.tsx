import { useEffect, useRef } from 'react';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import { classes } from '#ui/classes.ts';
import type english from './labels/eng.json';
import styles from './SectionMenu.module.css';

export interface MenuSection {
  /** The anchor of the section. */
  readonly id: string;
  readonly text: string;
}

/** More would not fit beside the page; one or two are not worth a line that opens them. */
const MAIN = 12;
const FEWEST_EXTRA = 3;

/**
 * The way through a long page (ST-04): a column, a rail of icons, or a strip on a phone. Plain links that need no script;
 * what marks the current one and moves the focus is loaded when the page stands. Who draws it says by CSS which picture
 * an icon is: a sprite as the `mask-image` of its `::before`, and the place in it as `--at`.
 */
export function SectionMenu({ sections }: { sections: readonly MenuSection[] }) {
  const t = useLabels<typeof english>('section-menu');
  const format = useFormat();
  const menu = useRef<HTMLElement>(null);
  const ids = sections.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other sections are other links
  useEffect(() => {
    const until = new AbortController();
    void import('./watch-sections.ts').then(({ watchSections }) => {
      if (menu.current && !until.signal.aborted) watchSections(menu.current, until.signal);
    });
    return () => until.abort();
  }, [ids]);

  const hidden = sections.length - MAIN;
  const hasExtra = hidden >= FEWEST_EXTRA;
  return (
    <nav ref={menu} className={styles.menu} aria-label={t('sections')}>
      <ul className={styles.list}>
        <Item id="top" icon="home" text={t('home')} />
        {sections.map(({ id, text }, at) => (
          <Item key={id} id={id} icon={id} text={text} isExtra={hasExtra && at >= MAIN} />
        ))}
      </ul>
      {hasExtra && (
        <details className={styles.toggle}>
          <summary
            className={styles.item}
            title={t('more', { count: hidden, shown: format.number(hidden, 0) })}
            data-icon="more"
          >
            <span className={classes(styles.text, styles.more)}>
              {t('more', { count: hidden, shown: format.number(hidden, 0) })}
            </span>
            <span className={classes(styles.text, styles.less)}>{t('less')}</span>
          </summary>
        </details>
      )}
    </nav>
  );
}

function Item({ id, icon, text, isExtra = false }: MenuSection & { icon: string; isExtra?: boolean }) {
  return (
    <li className={isExtra ? styles.extra : undefined}>
      <a className={styles.item} href={`#${id}`} title={text} data-icon={icon}>
        <span className={styles.text}>{text}</span>
      </a>
    </li>
  );
}
