import { useState } from 'react';
import { useLabels } from '#platform/i18n/I18n.tsx';
import buttons from '#ui/button/button.module.css';
import { Progress } from '#ui/progress/Progress.tsx';
import { Specimen } from '../Specimen.tsx';
import styles from './ChoicesShowcase.module.css';
import type english from './labels/eng.json';

export function ProgressSpecimens() {
  const t = useLabels<typeof english>('choices-showcase');
  const label = t('work');
  return (
    <>
      <Specimen id="progress-start" title={t('progress_start')}>
        <Progress label={label} value={0} total={10} />
      </Specimen>
      <Specimen id="progress-part" title={t('progress_part')}>
        <Progress label={label} value={4} total={10} />
      </Specimen>
      <Specimen id="progress-done" title={t('progress_done')}>
        <Progress label={label} status="done" value={10} total={10} />
      </Specimen>
      <Specimen id="progress-failed" title={t('progress_failed')}>
        <Progress label={label} status="failed" value={4} total={10} />
      </Specimen>
      <Specimen id="progress-unknown" title={t('progress_unknown')}>
        <Progress label={label} />
      </Specimen>
      <Specimen id="progress-live" title={t('progress_live')}>
        <LiveProgress />
      </Specimen>
    </>
  );
}

const TOTAL = 8;

function LiveProgress() {
  const t = useLabels<typeof english>('choices-showcase');
  const [value, setValue] = useState(0);
  const [isCancelled, setCancelled] = useState(false);
  const restart = () => {
    setCancelled(false);
    setValue(0);
  };
  if (isCancelled) {
    return (
      <button type="button" className={buttons.button} onClick={restart}>
        {t('restart')}
      </button>
    );
  }
  return (
    <>
      <Progress
        label={t('work')}
        status={value < TOTAL ? 'running' : 'done'}
        value={value}
        total={TOTAL}
        onCancel={() => setCancelled(true)}
      />
      <div className={styles.below}>
        <button
          type="button"
          className={buttons.button}
          onClick={() => (value < TOTAL ? setValue(value + 1) : restart())}
        >
          {value < TOTAL ? t('next_step') : t('restart')}
        </button>
      </div>
    </>
  );
}
