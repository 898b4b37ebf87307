import { lazy, Suspense, useEffect, useState } from 'react';
import { isPlainClick } from '#platform/navigation/plain-click.ts';
import type { RequestedPanel } from './BondExplanationDialog.tsx';

const BondExplanationDialog = lazy(() => import('./BondExplanationDialog.tsx'));

/**
 * Mounted once by a page that shows numbers of bonds as `Explained` links: opens them over the page. What it draws is
 * loaded with the first press. Its page lists the labels `EXPLAIN_LABELS`.
 */
export function ExplainPanel() {
  const [requested, ask] = useState<RequestedPanel | null>(null);
  useEffect(() => {
    const listen = (event: MouseEvent) => {
      if (event.defaultPrevented || !isPlainClick(event)) return;
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-explain]');
      if (!link || !EXPLAINS_BOND.test(link.pathname)) return;
      event.preventDefault();
      ask({ href: link.href, label: link.dataset.explain ?? '' });
    };
    document.addEventListener('click', listen);
    return () => document.removeEventListener('click', listen);
  }, []);
  return (
    requested && (
      <Suspense>
        <BondExplanationDialog requested={requested} onClose={() => ask(null)} />
      </Suspense>
    )
  );
}

const EXPLAINS_BOND = /\/bonds\/[^/]+\/explain\//;
