import { useCallback, useEffect, useState } from 'react';
import { useFormat, useLabels } from '#foundation/i18n/I18n.tsx';
import { call } from '#foundation/web/call.ts';
import { ExplainDialog } from '#ui/explained/ExplainDialog.tsx';
import type { AskedExplanation } from './asked-explanation.ts';
import { ExplanationView } from './ExplanationView.tsx';
import { type Explanation, readMultiplierExplanation } from './explanation.contract.ts';
import type english from './labels/eng.json';

interface Props {
  readonly emitentId: number;
  readonly asked: AskedExplanation;
  readonly onClose: () => void;
}

/** How one value was computed; loaded when it is asked for. */
export default function ExplanationDialog({ emitentId, asked, onClose }: Props) {
  const t = useLabels<typeof english>('multipliers');
  const format = useFormat();
  const { explanation, hasFailed, load } = useExplanation(emitentId, asked);
  const when = asked.date === 'now' ? t('now') : format.day(asked.date);
  return (
    <ExplainDialog
      title={`${asked.name} · ${when}`}
      href={asked.href}
      hasFailed={hasFailed}
      onAgain={load}
      onClose={onClose}
      exportLink={explanation?.export_link}
    >
      {explanation && <ExplanationView explanation={explanation} level={3} />}
    </ExplainDialog>
  );
}

function useExplanation(emitentId: number, { period, multipleId, date }: AskedExplanation) {
  const [explanation, setExplanation] = useState<Explanation | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    const stop = new AbortController();
    setFailed(false);
    const params = { emitentId: String(emitentId), period, multipleId, date };
    call(readMultiplierExplanation, { params, signal: stop.signal }).then(
      setExplanation,
      () => !stop.signal.aborted && setFailed(true),
    );
    return () => stop.abort();
  }, [emitentId, period, multipleId, date]);
  useEffect(() => load(), [load]);
  return { explanation, hasFailed, load };
}
