import { type ComponentType, type FunctionComponent, Suspense, useEffect, useState } from 'react';
import { isPlainClick } from '#platform/navigation/plain-click.ts';
import type { RequestedPanel } from './requested-panel.ts';

interface DialogProps {
  readonly requested: RequestedPanel;
  readonly onClose: () => void;
}

/**
 * A component that a page mounts once: it opens the `Explained` links whose paths match over the page, in a dialog that is loaded with
 * the first press.
 */
export function toExplainPanel(path: RegExp, Dialog: ComponentType<DialogProps>): FunctionComponent {
  return function ExplainPanel() {
    const [requested, request] = useState<RequestedPanel | null>(null);
    useEffect(() => {
      const listen = (event: MouseEvent) => {
        if (event.defaultPrevented || !isPlainClick(event)) return;
        const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-explain]');
        if (!link || !path.test(link.pathname)) return;
        event.preventDefault();
        request({ href: link.href, label: link.dataset.explain ?? '' });
      };
      document.addEventListener('click', listen);
      return () => document.removeEventListener('click', listen);
    }, []);
    return (
      requested && (
        <Suspense>
          <Dialog requested={requested} onClose={() => request(null)} />
        </Suspense>
      )
    );
  };
}
