import { useId } from 'react';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import buttons from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import bars from './bar.module.css';
import type english from './labels/eng.json';
import styles from './Progress.module.css';
import { progressStep } from './progress-step.ts';

interface Props {
  /** What is being done. */
  readonly label: string;
  readonly status?: 'running' | 'done' | 'failed';
  /** How much is done; left out while nobody knows. */
  readonly value?: number | undefined;
  readonly total?: number | undefined;
  /** Offered while it runs. */
  readonly onCancel?: (() => void) | undefined;
}

/** How far a work has come: by a bar, and in words. */
export function Progress({ label, status = 'running', value, total = 100, onCancel }: Props) {
  const t = useLabels<typeof english>('progress');
  const format = useFormat();
  const id = useId();
  const isRunning = status === 'running';
  const counted =
    value === undefined
      ? t('working')
      : t('counted', { value: format.number(value, 0), total: format.number(total, 0) });
  const bar = status === 'done' ? total : (value ?? (isRunning ? undefined : 0));
  return (
    <div className={styles.progress}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <span className={classes(styles.words, styles[status])}>
        {status === 'done' && <Icon name="check" />}
        {status === 'failed' && <Icon name="alert" />}
        {isRunning ? counted : t(status)}
      </span>
      <progress
        className={classes(bars.bar, styles.bar, styles[status])}
        aria-labelledby={id}
        value={bar}
        max={total}
      />
      {isRunning && onCancel && (
        <button
          type="button"
          className={classes(buttons.button, buttons.quiet, styles.cancel)}
          aria-describedby={id}
          onClick={onCancel}
        >
          {t('cancel')}
        </button>
      )}
      <span className="sr" role="status">
        {isRunning
          ? value !== undefined &&
            t('announced', { label, percent: format.percent(progressStep(value, total), 0) })
          : t(`announced_${status}`, { label })}
      </span>
    </div>
  );
}
