import { useLabels } from '#foundation/i18n/I18n.tsx';
import { announceLook } from '#foundation/look/Look.tsx';
import type { Look } from '#foundation/look/look.ts';
import type refusals from '#foundation/refusals/labels/eng.json';
import { Refusal } from '#foundation/refusals/refusal.ts';
import { call } from '#foundation/web/call.ts';
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
