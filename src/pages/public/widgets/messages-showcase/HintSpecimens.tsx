import { useCallback, useState } from 'react';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { Hint } from '#ui/hint/Hint.tsx';
import { HintsProvider, useHintsOn } from '#ui/hint/Hints.tsx';
import { HintsSwitch } from '#ui/hint/HintsSwitch.tsx';
import { Specimen } from '../Specimen.tsx';
import type english from './labels/eng.json';
import styles from './MessagesShowcase.module.css';

export function HintSpecimens() {
  const t = useLabels<typeof english>('messages-showcase');
  const isOn = useHintsOn();
  return (
    <>
      <Specimen id="hint" title={t('hint')}>
        <HintsProvider isOn={isOn}>
          <Duration />
        </HintsProvider>
      </Specimen>
      <Specimen id="hint-off" title={t('hint_off')}>
        <HintsProvider isOn={false}>
          <Duration />
        </HintsProvider>
      </Specimen>
      <Specimen id="hint-switch" title={t('hint_switch')}>
        <Switchable />
      </Specimen>
    </>
  );
}

function Switchable() {
  const [isOn, setOn] = useState(true);
  const turnOff = useCallback(() => setOn(false), []);
  return (
    <HintsProvider isOn={isOn} onTurnOff={turnOff}>
      <HintsSwitch isOn={isOn} onChange={setOn} />
      <Duration />
    </HintsProvider>
  );
}

function Duration() {
  const t = useLabels<typeof english>('messages-showcase');
  return (
    <div className={styles.named}>
      {t('duration')}
      <Hint text={t('duration_hint')} about={t('duration')} />
    </div>
  );
}
