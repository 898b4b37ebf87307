import { useCallback, useEffect, useState } from 'react';
import { useFormat, useLabels } from '#foundation/i18n/I18n.tsx';
import { call } from '#foundation/web/call.ts';
import { AlertLine } from '#ui/alert-line/AlertLine.tsx';
import buttons from '#ui/button/button.module.css';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { SkeletonRows } from '#ui/skeleton/SkeletonRows.tsx';
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
    <Dialog title={`${asked.name} · ${when}`} isOpen size="wide" onClose={onClose}>
      {hasFailed && (
        <AlertLine
          tone="bad"
          action={
            <button type="button" className={buttons.button} onClick={load}>
              {t('again')}
            </button>
          }
        >
          {t('failed')}
        </AlertLine>
      )}
      {!explanation && !hasFailed && <SkeletonRows rows={6} label={t('loading')} />}
      {explanation && <ExplanationView explanation={explanation} />}
    </Dialog>
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
