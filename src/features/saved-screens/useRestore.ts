import { call } from '#platform/contract/call.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { useReload } from '#platform/navigation/Reload.tsx';
import type refusals from '#platform/refusals/labels/eng.json';
import { Refusal } from '#platform/refusals/refusal.ts';
import { useMessages } from '#ui/message-banner/MessageBannerProvider.tsx';
import { restoreScreen } from './saved-screens.contract.ts';

/** Puts a screen back that was just taken out, and shows the list anew. */
export function useRestore() {
  const why = useLabels<typeof refusals>('refusals');
  const refresh = useReload();
  const { show } = useMessages();
  const restore = async (id: number) => {
    try {
      await call(restoreScreen, { params: { id: String(id) }, body: {} });
      await refresh();
    } catch (error) {
      show({ type: 'alertRed', message: why(error instanceof Refusal ? error.code : 'unavailable') });
    }
  };
  return { restore, refresh };
}
