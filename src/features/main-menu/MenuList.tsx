import { useHere } from '#platform/navigation/Here.tsx';
import { activeUrl, currentKind, withActive } from './active-entry.ts';
import { MenuColumns } from './MenuColumns.tsx';
import { MenuLink } from './MenuLink.tsx';
import styles from './MenuList.module.css';
import type { Menu } from './main-menu.contract.ts';

/** The whole menu at once: for the drawer of a phone and the foot of every page. */
export function MenuList({ menu }: { menu: Menu }) {
  const { path } = useHere();
  const active = activeUrl(menu, path);
  return (
    <ul className={styles.list}>
      {withActive(menu, path).map((item) => (
        <li key={item.id}>
          {item.url && (
            <MenuLink
              className={styles.item}
              url={item.url}
              isBlank={item.target_blank}
              current={currentKind(item.url, active, path)}
            >
              {item.ttl}
            </MenuLink>
          )}
          {item.sub_items.length > 0 && <MenuColumns columns={item.sub_items} />}
        </li>
      ))}
    </ul>
  );
}
