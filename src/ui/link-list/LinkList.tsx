import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import { classes } from '#ui/classes.ts';
import { Empty } from '#ui/empty/Empty.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { linkTarget } from '#ui/link/link-target.ts';
import more from '#ui/show-more/ShowMore.module.css';
import { ShowMore } from '#ui/show-more/ShowMore.tsx';
import styles from './LinkList.module.css';
import type english from './labels/eng.json';

export interface ListedLink {
  readonly href: string;
  readonly text: string;
  /** A few quiet words after it: a date, a ticker. */
  readonly note?: string | undefined;
}

interface Props {
  readonly links: readonly ListedLink[];
  /** So many at first (TB-09). */
  readonly limit?: number;
  /** What the list is of, for those who hear it. */
  readonly label?: string;
}

/** Links below each other; those beyond the limit wait until requested. */
export function LinkList({ links, limit = 5, label }: Props) {
  const t = useLabels<typeof english>('link-list');
  const format = useFormat();
  if (links.length === 0) return <Empty icon="list" title={t('empty')} />;
  const list = (
    <ul className={styles.list} aria-label={label}>
      {links.map((link, index) => (
        <li key={`${link.href} ${link.text}`} className={classes(styles.line, index >= limit && more.extra)}>
          <Line {...link} />
        </li>
      ))}
    </ul>
  );
  const hidden = links.length - limit;
  if (hidden <= 0) return list;
  return (
    <ShowMore more={t('show_more', { count: hidden, shown: format.number(hidden, 0) })} less={t('show_less')}>
      {list}
    </ShowMore>
  );
}

function Line({ href, text, note }: ListedLink) {
  const target = linkTarget(href);
  return (
    <>
      {target === null ? (
        <span>{text}</span>
      ) : (
        <Anchor href={href} text={text} isAway={target === 'elsewhere'} />
      )}
      {note && <span className={styles.note}>{note}</span>}
    </>
  );
}

function Anchor({ href, text, isAway }: { href: string; text: string; isAway: boolean }) {
  const t = useLabels<typeof english>('link-list');
  if (!isAway) {
    return (
      <a className="link" href={href}>
        {text}
      </a>
    );
  }
  return (
    <a className="link" href={href} rel="external noopener noreferrer">
      {text}
      <Icon name="away" />
      <span className="sr"> ({t('elsewhere')})</span>
    </a>
  );
}
