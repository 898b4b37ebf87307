import { useLabels } from '#platform/i18n/I18n.tsx';
import { AlertLine } from '#ui/alert-line/AlertLine.tsx';
import buttons from '#ui/button/button.module.css';
import type { IfrsReportData } from './ifrs-report.contract.ts';
import type english from './labels/eng.json';
import type { PeriodChoice } from './period-choice.ts';

interface Props {
  readonly state: PeriodChoice<IfrsReportData>;
  readonly onRetry: (periodId: number) => void;
}

/** Why the tables under it are not the ones that were requested. */
export function PeriodNews({ state, onRetry }: Props) {
  const t = useLabels<typeof english>('ifrs-report');
  return (
    <div role="status">
      {state.status === 'failed' && (
        <AlertLine
          tone="bad"
          action={
            <button type="button" className={buttons.button} onClick={() => onRetry(state.wanted)}>
              {t('try_again')}
            </button>
          }
        >
          {t('failed')}
        </AlertLine>
      )}
      {state.status === 'shown' && state.isFallback && <AlertLine tone="plain">{t('fell_back')}</AlertLine>}
    </div>
  );
}
