import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import { Empty } from '#ui/empty/Empty.tsx';
import icon from '#ui/icon/Icon.module.css';
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
        <li key={`${link.href} ${link.text}`} className={index >= limit ? more.extra : undefined}>
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
    <span className={styles.line}>
      {target === null ? (
        <span>{text}</span>
      ) : (
        <Anchor href={href} text={text} isAway={target === 'elsewhere'} />
      )}
      {note && <span className={styles.note}>{note}</span>}
    </span>
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
      <svg className={styles.away} width="12" height="12" viewBox="0 0 16 16" aria-hidden="true">
        <path className={icon.icon} d="M6 3.5H3.5v9h9V10M9 3h4v4M13 3 7.5 8.5" />
      </svg>
      <span className="sr"> ({t('elsewhere')})</span>
    </a>
  );
}
