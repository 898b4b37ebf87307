import { removeItem, restoreItem } from '#market/watchlist/watchlist.contract.ts';
import { call } from '#platform/contract/call.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { useReload } from '#platform/navigation/Reload.tsx';
import type refusals from '#platform/refusals/labels/eng.json';
import { Refusal } from '#platform/refusals/refusal.ts';
import { useMessages } from '#ui/message-banner/MessageBannerProvider.tsx';
import type english from './labels/eng.json';

/** Longer than other messages: it must be read, thought about and reached. */
const UNDO_MS = 10_000;

interface Removal {
  readonly id: number;
  readonly name: string;
  /** The focus goes to the way back. */
  readonly isByKeyboard: boolean;
  /** Where the focus is once the row is gone. */
  readonly focusNext: () => void;
}

/** Takes a row out and says so, with a way back; what could not be done is said too. */
export function useRemoval(): (removal: Removal) => Promise<void> {
  const t = useLabels<typeof english>('positions');
  const why = useLabels<typeof refusals>('refusals');
  const reload = useReload();
  const { show } = useMessages();

  const attempt = async (action: () => Promise<unknown>, then: () => void) => {
    try {
      await action();
      await reload();
      then();
    } catch (error) {
      show({ type: 'alertRed', message: why(error instanceof Refusal ? error.code : 'unavailable') });
    }
  };
  const ofItem = (id: number) => ({ params: { id: String(id) }, body: {} });
  const restore = (id: number) =>
    attempt(
      () => call(restoreItem, ofItem(id)),
      () => undefined,
    );
  return ({ id, name, isByKeyboard, focusNext }) =>
    attempt(
      () => call(removeItem, ofItem(id)),
      () => {
        focusNext();
        show({
          id: `removed ${id}`,
          message: t('removed', { name }),
          timeout: UNDO_MS,
          takesFocus: isByKeyboard,
          action: { label: t('undo'), onPress: () => void restore(id) },
        });
      },
    );
}
