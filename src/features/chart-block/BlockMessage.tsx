import { useLabels } from '#platform/i18n/I18n.tsx';
import type toolWords from '#ui/chart-tools/labels/eng.json';
import type { ChartTrendObstacle } from '#ui/chart-tools/trend/chart-trend.ts';
import { Message } from '#ui/message/Message.tsx';
import { type BlockState, findProblem } from './block-state.ts';
import styles from './ChartBlock.module.css';
import type english from './labels/eng.json';

interface Props {
  readonly state: BlockState;
  readonly isTrendFailed: boolean;
  /** What keeps the chosen trend from being drawn. */
  readonly obstacle: ChartTrendObstacle | null;
  readonly onRetry: () => void;
}

/** What is wrong, above the chart that is still shown; and, for those who do not see it, that something is on its way. */
export function BlockMessage({ state, isTrendFailed, obstacle, onRetry }: Props) {
  const t = useLabels<typeof english>('chart-block');
  const tools = useLabels<typeof toolWords>('chart-tools');
  const problem = findProblem(state);
  return (
    <>
      {problem && <Message>{t(problem)}</Message>}
      {state.phase === 'failed' && (
        <Message>
          {t('failed')}{' '}
          <button type="button" className="link" onClick={onRetry}>
            {t('try_again')}
          </button>
        </Message>
      )}
      {obstacle && state.trend !== 'not_selected' && (
        <p className={styles.obstacle}>
          {tools('trend_obstacle', { trend: tools(`trend_${state.trend}`), reason: tools(obstacle) })}
        </p>
      )}
      {isTrendFailed && <Message>{tools('trend_failed')}</Message>}
      <p className="sr" role="status">
        {state.phase === 'loading' && t('loading')}
      </p>
    </>
  );
}
