import { call } from '#platform/contract/call.ts';
import type { AnyEndpoint } from '#platform/contract/endpoint.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { useReload } from '#platform/navigation/Reload.tsx';
import type refusals from '#platform/refusals/labels/eng.json';
import { Refusal } from '#platform/refusals/refusal.ts';
import { useMessages } from '#ui/message-banner/MessageBannerProvider.tsx';

/** Restores what was just removed, and shows the list anew. */
export function useRestore(endpoint: AnyEndpoint) {
  const why = useLabels<typeof refusals>('refusals');
  const refresh = useReload();
  const { show } = useMessages();
  const restore = async (id: number) => {
    try {
      await call(endpoint, { params: { id: String(id) }, body: {} });
      await refresh();
    } catch (error) {
      show({ type: 'alertRed', message: why(error instanceof Refusal ? error.code : 'unavailable') });
    }
  };
  return { restore, refresh };
}
