import { ISSUER_PARTS } from '#pages/issuer-blocks/issuer-parts.ts';
import { onApproach } from '#ui/on-approach/on-approach.tsx';

const ifrs = onApproach({
  load: () => import('#features/ifrs-report/IfrsReport.tsx').then((it) => it.IfrsReport),
});
if (import.meta.env.SSR) await ifrs.prepare();

export const IfrsReport = ifrs.Part;

export const COMPANY_PARTS = [...ISSUER_PARTS, 'src/features/ifrs-report/IfrsReport.tsx'] as const;
