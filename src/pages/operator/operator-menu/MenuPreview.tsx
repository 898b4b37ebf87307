import { useLabels } from '#platform/i18n/I18n.tsx';
import { Empty } from '#ui/empty/Empty.tsx';
import type english from './labels/eng.json';
import styles from './MenuPreview.module.css';
import type { PreviewedItem, PreviewedLink } from './menu-tree.ts';

/** The menu as its visitors will find it, all of it open. */
export function MenuPreview({ items }: { items: readonly PreviewedItem[] }) {
  const t = useLabels<typeof english>('operator-menu');
  if (items.length === 0) return <Empty icon="list" title={t('no_nodes')} />;
  return (
    <ul className={styles.items}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is drawn anew as a whole
        <li key={index} className={styles.item}>
          <b>
            <Link link={item} />
          </b>
          {item.columns.length > 0 && (
            <ul className={styles.columns}>
              {item.columns.map((column, position) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the list is drawn anew as a whole
                <li key={position} className={styles.column}>
                  <Link link={column} />
                  <ul>
                    {column.entries.map((entry, number) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: the list is drawn anew as a whole
                      <li key={number} className={styles.entry}>
                        <Link link={entry} />
                      </li>
                    ))}
                  </ul>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

function Link({ link }: { link: PreviewedLink }) {
  if (link.url === null) return link.title;
  return (
    <a
      className="link"
      href={link.url}
      {...(link.targetBlank && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {link.title}
    </a>
  );
}
