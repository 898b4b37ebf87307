import { useLabels } from '#platform/i18n/I18n.tsx';
import { Badge } from '#ui/badge/Badge.tsx';
import type { RequestState } from './access-requests.contract.ts';
import type english from './labels/eng.json';

const TONES = { open: 'warn', granted: 'accent', rejected: 'plain', withdrawn: 'plain' } as const;

export function RequestStateBadge({ state }: { state: RequestState }) {
  const t = useLabels<typeof english>('access-requests');
  return <Badge tone={TONES[state]} text={t(`state_${state}`)} />;
}
