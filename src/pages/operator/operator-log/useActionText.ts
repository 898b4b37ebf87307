import { findActionName } from '#domain/actions/actions.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import type english from './labels/eng.json';

/** The number of an action, with its name where it has one. */
export function useActionText(): (actionId: number) => string {
  const t = useLabels<typeof english>('operator-log');
  return (actionId) => {
    const name = findActionName(actionId);
    return name ? `${actionId} · ${t(`action_${name}`)}` : String(actionId);
  };
}
