import { useCallback, useEffect, useState } from 'react';
import { callPageData } from '#platform/contract/call.ts';
import { ExplainDialog } from '#ui/explained/ExplainDialog.tsx';
import { BondExplanationView } from './BondExplanationView.tsx';
import type { BondExplanation } from './bond-explanation.contract.ts';

export interface RequestedPanel {
  readonly href: string;
  /** What the number is called where it was pressed. */
  readonly label: string;
}

/** How a number of a bond was computed; a press on another number in it shows that one. */
export default function BondExplanationDialog({
  requested,
  onClose,
}: {
  requested: RequestedPanel;
  onClose: () => void;
}) {
  const { explanation, hasFailed, load } = useExplanation(requested.href);
  return (
    <ExplainDialog
      title={explanation?.body.title ?? requested.label}
      href={requested.href}
      hasFailed={hasFailed}
      onAgain={load}
      onClose={onClose}
      exportLink={explanation?.export_link}
    >
      {explanation && <BondExplanationView data={explanation} level={3} />}
    </ExplainDialog>
  );
}

interface Loaded {
  readonly href: string;
  readonly explanation: BondExplanation | null;
  readonly hasFailed: boolean;
}

function useExplanation(href: string) {
  const [loaded, setLoaded] = useState<Loaded>({ href, explanation: null, hasFailed: false });
  const load = useCallback(() => {
    const stop = new AbortController();
    setLoaded({ href, explanation: null, hasFailed: false });
    callPageData(href, stop.signal).then(
      // What its page is drawn from; the server has checked it against the contract.
      (data) => setLoaded({ href, explanation: data as BondExplanation, hasFailed: false }),
      () => !stop.signal.aborted && setLoaded({ href, explanation: null, hasFailed: true }),
    );
    return () => stop.abort();
  }, [href]);
  useEffect(() => load(), [load]);
  return { ...loaded, load };
}
