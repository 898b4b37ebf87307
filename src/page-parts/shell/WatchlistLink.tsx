import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { useHere } from '#platform/navigation/Here.tsx';
import { useIsSignedIn } from '#platform/session/ViewerKind.tsx';
import buttons from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import type english from './labels/eng.json';
import styles from './WatchlistLink.module.css';

/** For whoever has a watchlist; on a phone it is in the drawer. */
export function WatchlistLink() {
  const t = useLabels<typeof english>('shell');
  const link = useLink();
  const { path } = useHere();
  if (!useIsSignedIn()) return null;
  const isHere = path.startsWith('/watchlist/');
  return (
    <a
      className={classes(buttons.button, buttons.quiet, buttons.icon, styles.star)}
      href={link('/watchlist/')}
      aria-label={t('watchlist')}
      title={t('watchlist')}
      aria-current={isHere ? 'page' : undefined}
    >
      <Icon name={isHere ? 'starred' : 'star'} size={20} />
    </a>
  );
}
