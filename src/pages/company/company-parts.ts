import { onApproach } from '#ui/on-approach/on-approach.tsx';

const ifrs = onApproach({
  load: () => import('#features/ifrs-report/IfrsReport.tsx').then((it) => it.IfrsReport),
});
if (import.meta.env.SSR) await ifrs.prepare();

export const IfrsReport = ifrs.Part;
