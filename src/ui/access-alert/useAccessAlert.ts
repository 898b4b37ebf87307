import type { Lock } from '#domain/access/unlock.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { useAccessHref } from '#platform/navigation/useAccessHref.ts';
import { useSignInHref } from '#platform/navigation/useSignInHref.ts';
import type refusals from '#platform/refusals/labels/eng.json';
import { useIsSignedIn, useUnlock, useViewerKind } from '#platform/session/ViewerKind.tsx';
import { useMessages } from '#ui/message-banner/MessageBannerProvider.tsx';
import { type AccessAlertKind, accessAlertOf } from './access-alert.ts';
import type english from './labels/eng.json';

export interface AccessStep {
  readonly kind: AccessAlertKind;
  readonly message: string;
  readonly action: { readonly label: string; readonly href: string };
}

/**
 * What this viewer is shown about locked values and the step that opens them; null for a paid reader. With a lock, it is
 * about that one.
 */
export function useAccessStep(lock?: Lock): AccessStep | null {
  const t = useLabels<typeof english>('access-alert');
  const words = useLabels<typeof refusals>('refusals');
  const hrefs = { notauth: useSignInHref(), getaccess: useAccessHref() };
  const kind = accessAlertOf({ kind: useViewerKind(), isSignedIn: useIsSignedIn() });
  const unlock = useUnlock(lock ?? 'last-price');
  if (!kind) return null;
  const message = lock ? words(`unlock_${unlock}`) : t(kind);
  return { kind, message, action: { label: t(`do_${kind}`), href: hrefs[kind] } };
}

/** Says in the message banner what keeps the viewer out; false for a paid reader, whom nothing does. */
export function useAccessAlert(lock?: Lock): () => boolean {
  const step = useAccessStep(lock);
  const { show } = useMessages();
  return () => {
    if (step) show({ id: step.kind, message: step.message, type: 'alertYellow', action: step.action });
    return step !== null;
  };
}
