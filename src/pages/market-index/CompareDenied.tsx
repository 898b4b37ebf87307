import { useLabels } from '#foundation/i18n/I18n.tsx';
import { useAccessHref } from '#foundation/navigation/useAccessHref.ts';
import { useSignInHref } from '#foundation/navigation/useSignInHref.ts';
import type { LockReason } from '#foundation/session/ViewerKind.tsx';
import button from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import type english from './labels/eng.json';

/** CM-03: what keeps this viewer from comparing, and the step that opens it. */
export function CompareDenied({ reason, onClose }: { reason: LockReason; onClose: () => void }) {
  const t = useLabels<typeof english>('market-index');
  const signInHref = useSignInHref();
  const accessHref = useAccessHref();
  const isSigning = reason === 'must_sign_in';
  const footer = (
    <a className={classes(button.button, button.solid)} href={isSigning ? signInHref : accessHref}>
      {t(isSigning ? 'sign_in' : 'get_access')}
    </a>
  );
  return (
    <Dialog title={t(reason)} isOpen onClose={onClose} footer={footer}>
      <p>{t(isSigning ? 'must_sign_in_text' : 'must_get_access_text')}</p>
    </Dialog>
  );
}
