import { useLabels } from '#platform/i18n/I18n.tsx';
import { useUnlock } from '#platform/session/ViewerKind.tsx';
import button from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { useUnlockHref } from '#ui/locked-value/useUnlockHref.ts';
import type english from './labels/eng.json';

/** CM-03: what keeps this viewer from comparing, and the step that opens it. */
export function CompareDenied({ onClose }: { onClose: () => void }) {
  const t = useLabels<typeof english>('market-index');
  const unlock = useUnlock('compare');
  const href = useUnlockHref(unlock);
  const isSigning = unlock === 'sign_in_for_access';
  const footer = (
    <a className={classes(button.button, button.solid)} href={href}>
      {t(isSigning ? 'sign_in' : 'get_access')}
    </a>
  );
  return (
    <Dialog
      title={t(isSigning ? 'must_sign_in' : 'must_get_access')}
      isOpen
      onClose={onClose}
      footer={footer}
    >
      <p>{t(isSigning ? 'must_sign_in_text' : 'must_get_access_text')}</p>
    </Dialog>
  );
}
