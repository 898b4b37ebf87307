import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import type english from './labels/eng.json';

export function BatchLink({ id }: { id: number }) {
  const t = useLabels<typeof english>('operator-imports');
  const link = useLink();
  return (
    <a className="link" href={link(`/operator/imports/batches/${id}/`)}>
      {t('batch_name', { id })}
    </a>
  );
}
