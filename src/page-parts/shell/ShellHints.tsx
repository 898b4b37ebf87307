import { useChangeLook } from '#features/user-settings/useChangeLook.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { HintPopup } from '#ui/hint/HintPopup.tsx';
import { useMessages } from '#ui/message-banner/MessageBannerProvider.tsx';
import type english from './labels/eng.json';

/** Long enough to read what happened and to take it back. */
const UNDO_MS = 10_000;

/** The sentence of a hint, and from any of them the way to turn all off (US-02). */
export function ShellHints() {
  const t = useLabels<typeof english>('shell');
  const { show } = useMessages();
  const changeLook = useChangeLook();
  const turnOff = async () => {
    if (!(await changeLook({ hints: false }))) return;
    // The button that was pressed is gone with its hint.
    document.getElementById('main')?.focus({ preventScroll: true });
    const undo = { label: t('undo'), onPress: () => void changeLook({ hints: true }) };
    show({ message: t('hints_off'), type: 'plain', action: undo, timeout: UNDO_MS });
  };
  return <HintPopup onTurnOff={() => void turnOff()} />;
}
