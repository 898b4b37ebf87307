import { useLabels } from '#platform/i18n/I18n.tsx';
import { useUnlock } from '#platform/session/ViewerKind.tsx';
import buttons from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import { Empty } from '#ui/empty/Empty.tsx';
import { useUnlockHref } from '#ui/locked-value/useUnlockHref.ts';
import type english from './labels/eng.json';

/** Search is for level 1077: the next step towards it. */
export function NotAllowed() {
  const t = useLabels<typeof english>('search-hits');
  const unlock = useUnlock('search');
  const href = useUnlockHref(unlock);
  if (unlock === 'sign_in_for_access')
    return (
      <Empty icon="lock" title={t('must_sign_in')} text={t('for_access')}>
        <a className={buttons.button} href={href}>
          {t('sign_in')}
        </a>
      </Empty>
    );
  return (
    <Empty icon="lock" title={t('must_get_access')} text={t('for_access')}>
      <a className={classes(buttons.button, buttons.solid)} href={href}>
        {t('get_access')}
      </a>
    </Empty>
  );
}
