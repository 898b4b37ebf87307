import { useFormat, useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { useIsSignedIn, useViewerKind } from '#platform/session/ViewerKind.tsx';
import buttons from '#ui/button/button.module.css';
import { CountMark } from '#ui/button/CountMark.tsx';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import type english from './labels/eng.json';
import styles from './SupportIndicator.module.css';
import { useUnreadCount } from './useUnreadCount.ts';

/**
 * The way to support with the number of unread messages (SH-08). Level 1077 has it always; whether another account has
 * the support tariff only the server knows, so there it shows itself when there is something to read.
 */
export function SupportIndicator() {
  const t = useLabels<typeof english>('support-indicator');
  const format = useFormat();
  const link = useLink();
  const isPaid = useViewerKind() === 'paid';
  const count = useUnreadCount(useIsSignedIn());
  if (!isPaid && count === 0) return null;
  const shown = format.number(count, 0);
  const name = count === 0 ? t('support') : t('unread', { count, shown });
  return (
    <a
      className={classes(buttons.button, buttons.quiet, buttons.icon, styles.indicator)}
      href={link('/support/')}
      aria-label={name}
      title={name}
    >
      <Icon name="message" size={20} />
      {count > 0 && <CountMark count={count} />}
    </a>
  );
}
