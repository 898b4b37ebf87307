import type { ExportLine } from '#platform/exports/export-job.contract.ts';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import type english from './labels/eng.json';

/** How far a file is, in words. */
export function useStateWords(): (state: ExportLine['state'], percent: number) => string {
  const t = useLabels<typeof english>('export-notice');
  const format = useFormat();
  return (state, percent) =>
    state === 'running'
      ? t('preparing', { percent: format.percent(percent, 0) })
      : t(state === 'ready' || state === 'failed' ? state : 'waiting');
}
