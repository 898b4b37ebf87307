import type { Unlock } from '#domain/access/unlock.ts';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import type english from '#platform/refusals/labels/eng.json';

/** The sentence of a lock: its own where that is the whole truth for this viewer. */
export function useUnlockText(unlock: Unlock, text: string): string {
  const t = useLabels<typeof english>('refusals');
  const format = useFormat();
  switch (unlock) {
    case 'sign_in':
    case 'get_access':
      return text;
    case 'sign_in_for_access':
      return format.sentences([text, t('unlock_then_sign_in')]);
    case 'get_plan':
    case 'contact_support':
      return t(`unlock_${unlock}`);
  }
}
