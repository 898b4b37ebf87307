import { lazyNearViewport } from '#ui/near-viewport/lazy-near-viewport.tsx';

const ifrs = lazyNearViewport({
  load: () => import('#features/ifrs-report/IfrsReport.tsx').then((it) => it.IfrsReport),
});
if (import.meta.env.SSR) await ifrs.prepare();

export const IfrsReport = ifrs.Part;
