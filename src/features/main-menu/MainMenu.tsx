import { useRef } from 'react';
import { logGlobalAction } from '#market/activity-log/log-actions.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { useHere } from '#platform/navigation/Here.tsx';
import { useIsSignedIn } from '#platform/session/ViewerKind.tsx';
import { useDismissMenu } from '#ui/dismiss/useDismissMenu.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { activeUrl, currentKind, isWithin, withActive } from './active-entry.ts';
import type english from './labels/eng.json';
import styles from './MainMenu.module.css';
import { MenuColumns } from './MenuColumns.tsx';
import { MenuLink } from './MenuLink.tsx';
import type { Menu, MenuItem } from './main-menu.contract.ts';
import { moveInMenu } from './move-in-menu.ts';

interface Props {
  readonly menu: Menu;
  /** What opening it is noted as. */
  readonly actionId: number;
}

/** The bar of a wide screen. Without script its panels open just the same. */
export function MainMenu({ menu, actionId }: Props) {
  const t = useLabels<typeof english>('main-menu');
  const { path } = useHere();
  const active = activeUrl(menu, path);
  return (
    <nav className={styles.menu} aria-label={t('main_menu')} onKeyDown={moveInMenu}>
      <ul className={styles.bar}>
        {withActive(menu, path).map((item) => (
          <li key={item.id} className={styles.item}>
            {item.sub_items.length > 0 ? (
              <Opening item={item} active={active} actionId={actionId} />
            ) : (
              <MenuLink
                className={styles.name}
                url={item.url ?? ''}
                isBlank={item.target_blank}
                current={currentKind(item.url, active, path)}
                isInBar
              >
                {item.ttl}
              </MenuLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface OpeningProps {
  readonly item: MenuItem;
  readonly active: string | null;
  readonly actionId: number;
}

function Opening({ item, active, actionId }: OpeningProps) {
  const t = useLabels<typeof english>('main-menu');
  const { path } = useHere();
  const isSignedIn = useIsSignedIn();
  const details = useRef<HTMLDetailsElement>(null);
  useDismissMenu(details);
  const note = (isOpen: boolean) => isOpen && isSignedIn && void logGlobalAction(actionId);
  return (
    <details
      ref={details}
      className={styles.opening}
      onToggle={({ currentTarget }) => note(currentTarget.open)}
    >
      <summary className={styles.name} data-bar="" data-within={isWithin(item, active) || undefined}>
        {item.ttl}
        <Icon name="down" />
      </summary>
      <div className={styles.panel}>
        {item.url && (
          <MenuLink
            className={styles.overview}
            url={item.url}
            isBlank={item.target_blank}
            current={currentKind(item.url, active, path)}
          >
            {t('overview', { name: item.ttl })}
          </MenuLink>
        )}
        <MenuColumns columns={item.sub_items} />
      </div>
    </details>
  );
}
