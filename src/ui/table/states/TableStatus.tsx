import { useLabels } from '#platform/i18n/I18n.tsx';
import buttons from '#ui/button/button.module.css';
import { Empty } from '#ui/empty/Empty.tsx';
import { SkeletonRows } from '#ui/skeleton/SkeletonRows.tsx';
import type english from '../labels/eng.json';

export type Status = 'loading' | 'failed' | 'empty';

interface Props {
  readonly status: Status;
  /** What an empty table says. */
  readonly empty?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
}

const ROWS_ON_THEIR_WAY = 5;

/** What stands in place of rows that are on their way, that could not be loaded, or that do not exist. */
export function TableStatus({ status, empty, onRetry }: Props) {
  const t = useLabels<typeof english>('table');
  if (status === 'loading') return <SkeletonRows rows={ROWS_ON_THEIR_WAY} label={t('loading')} />;
  if (status === 'empty') return <Empty icon="list" title={empty ?? t('empty')} />;
  return (
    <div role="alert">
      <Empty icon="alert" title={t('failed')}>
        {onRetry && (
          <button type="button" className={buttons.button} onClick={onRetry}>
            {t('try_again')}
          </button>
        )}
      </Empty>
    </div>
  );
}
