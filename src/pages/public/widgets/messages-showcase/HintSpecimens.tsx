import { useState } from 'react';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { Hint } from '#ui/hint/Hint.tsx';
import { HintsSwitch } from '#ui/hint/HintsSwitch.tsx';
import { Specimen } from '../Specimen.tsx';
import type english from './labels/eng.json';
import styles from './MessagesShowcase.module.css';

export function HintSpecimens() {
  const t = useLabels<typeof english>('messages-showcase');
  const [isOn, setOn] = useState(true);
  return (
    <>
      <Specimen id="hint" title={t('hint')}>
        <div className={styles.named}>
          {t('duration')}
          <Hint text={t('duration_hint')} about={t('duration')} />
        </div>
      </Specimen>
      <Specimen id="hint-switch" title={t('hint_switch')}>
        <HintsSwitch isOn={isOn} onChange={setOn} />
      </Specimen>
    </>
  );
}
