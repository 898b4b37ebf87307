import { useHere } from '#platform/navigation/Here.tsx';
import { type CurrentKind, currentKind } from './active-entry.ts';
import styles from './MenuColumns.module.css';
import { MenuLink } from './MenuLink.tsx';
import type { MenuColumn } from './main-menu.contract.ts';

/** What an item opens. */
export function MenuColumns({ columns }: { columns: readonly MenuColumn[] }) {
  return (
    <div className={styles.columns}>
      {columns.map((column) => (
        <Column key={column.ttl} column={column} />
      ))}
    </div>
  );
}

function Column({ column: { ttl, url, entries } }: { column: MenuColumn }) {
  const { path } = useHere();
  return (
    <div>
      <p className={styles.title}>
        {url ? (
          <MenuLink url={url} isBlank={false}>
            {ttl}
          </MenuLink>
        ) : (
          ttl
        )}
      </p>
      <ul>
        {entries.map((entry) => (
          <li key={entry.url}>
            <MenuLink
              className={styles.entry}
              url={entry.url}
              isBlank={entry.target_blank}
              current={kindOf(entry.active, entry.url, path)}
            >
              {entry.ttl}
            </MenuLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

const kindOf = (isActive: boolean, url: string, path: string): CurrentKind =>
  isActive ? currentKind(url, url, path) : undefined;
