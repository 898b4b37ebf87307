import { useCallback, useEffect, useState } from 'react';
import { call } from '#platform/contract/call.ts';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import { ExplainDialog } from '#ui/explained/ExplainDialog.tsx';
import { ExplanationView } from './ExplanationView.tsx';
import { type Explanation, readMultiplierExplanation } from './explanation.contract.ts';
import type english from './labels/eng.json';
import type { RequestedExplanation } from './requested-explanation.ts';

interface Props {
  readonly issuerId: number;
  readonly requested: RequestedExplanation;
  readonly onClose: () => void;
}

/** How one value was computed; loaded when it is requested. */
export default function ExplanationDialog({ issuerId, requested, onClose }: Props) {
  const t = useLabels<typeof english>('multipliers');
  const format = useFormat();
  const { explanation, hasFailed, load } = useExplanation(issuerId, requested);
  const when = requested.date === 'now' ? t('now') : format.day(requested.date);
  return (
    <ExplainDialog
      title={`${requested.name} · ${when}`}
      href={requested.href}
      hasFailed={hasFailed}
      onAgain={load}
      onClose={onClose}
      exportLink={explanation?.export_link}
    >
      {explanation && <ExplanationView explanation={explanation} level={3} />}
    </ExplainDialog>
  );
}

function useExplanation(issuerId: number, { period, multipleId, date }: RequestedExplanation) {
  const [explanation, setExplanation] = useState<Explanation | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    const stop = new AbortController();
    setFailed(false);
    const params = { issuerId: String(issuerId), period, multipleId, date };
    call(readMultiplierExplanation, { params, signal: stop.signal }).then(
      setExplanation,
      () => !stop.signal.aborted && setFailed(true),
    );
    return () => stop.abort();
  }, [issuerId, period, multipleId, date]);
  useEffect(() => load(), [load]);
  return { explanation, hasFailed, load };
}
