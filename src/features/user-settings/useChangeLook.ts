import { call } from '#platform/contract/call.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { announceLook } from '#platform/look/Look.tsx';
import type { Look } from '#platform/look/look.ts';
import type refusals from '#platform/refusals/labels/eng.json';
import { Refusal } from '#platform/refusals/refusal.ts';
import { useMessages } from '#ui/message-banner/MessageBannerProvider.tsx';
import { setSettings } from './user-settings.contract.ts';

/** Stores a part of the look; the page follows when it is stored, and says so where it could not be. True: it was. */
export function useChangeLook(): (change: Partial<Look>) => Promise<boolean> {
  const why = useLabels<typeof refusals>('refusals');
  const { show } = useMessages();
  return async (change) => {
    try {
      await call(setSettings, { body: { settings: { settings: { globals: change } } } });
      announceLook();
      return true;
    } catch (error) {
      show({ type: 'alertRed', message: why(error instanceof Refusal ? error.code : 'unavailable') });
      return false;
    }
  };
}
