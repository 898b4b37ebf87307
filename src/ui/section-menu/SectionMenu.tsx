import { useEffect, useRef } from 'react';
import { useLabels } from '#platform/i18n/I18n.tsx';
import type english from './labels/eng.json';
import styles from './SectionMenu.module.css';

export interface MenuSection {
  /** The anchor of the section. */
  readonly id: string;
  readonly text: string;
}

export interface MenuGroup {
  /** A group with a name can be folded. */
  readonly text?: string;
  readonly sections: readonly MenuSection[];
}

/**
 * The way through a long page (ST-04): a column, a rail of icons, or a strip on a phone. Plain links that need no script;
 * what marks the current one and moves the focus is loaded when the page stands. Who draws it says by CSS which picture
 * an icon is: a sprite as the `mask-image` of its `::before`, and the place in it as `--at`.
 */
export function SectionMenu({ groups }: { groups: readonly MenuGroup[] }) {
  const t = useLabels<typeof english>('section-menu');
  const menu = useRef<HTMLElement>(null);
  const filled = groups.filter(({ sections }) => sections.length > 0);
  const ids = filled.flatMap(({ sections }) => sections.map(({ id }) => id)).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other sections are other links
  useEffect(() => {
    const until = new AbortController();
    void import('./watch-sections.ts').then(({ watchSections }) => {
      if (menu.current && !until.signal.aborted) watchSections(menu.current, until.signal);
    });
    return () => until.abort();
  }, [ids]);

  return (
    <nav ref={menu} className={styles.menu} aria-label={t('sections')}>
      <ul className={styles.list}>
        <Item id="top" icon="home" text={t('home')} />
      </ul>
      {filled.map(({ text, sections }) => {
        const list = (
          <ul key={text ?? ''} className={styles.list}>
            {sections.map(({ id, text }) => (
              <Item key={id} id={id} icon={id} text={text} />
            ))}
          </ul>
        );
        if (text === undefined) return list;
        return (
          <details key={text} className={styles.group} open>
            <summary className={styles.head}>{text}</summary>
            {list}
          </details>
        );
      })}
    </nav>
  );
}

function Item({ id, icon, text }: MenuSection & { icon: string }) {
  return (
    <li>
      <a className={styles.item} href={`#${id}`} title={text} data-icon={icon}>
        <span className={styles.text}>{text}</span>
      </a>
    </li>
  );
}
