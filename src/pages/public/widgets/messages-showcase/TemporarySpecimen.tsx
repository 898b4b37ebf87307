import { useState } from 'react';
import { useLabels } from '#platform/i18n/I18n.tsx';
import buttons from '#ui/button/button.module.css';
import { Temporary } from '#ui/temporary/Temporary.tsx';
import { Specimen } from '../Specimen.tsx';
import type english from './labels/eng.json';
import styles from './MessagesShowcase.module.css';

export function TemporarySpecimen() {
  const t = useLabels<typeof english>('messages-showcase');
  const [isShown, setShown] = useState(false);
  return (
    <Specimen id="temporary" title={t('temporary')}>
      <div className={styles.buttons}>
        <button type="button" className={buttons.button} onClick={() => setShown(true)}>
          {t('copy_link')}
        </button>
        <Temporary isShown={isShown} onGone={() => setShown(false)}>
          {t('link_copied')}
        </Temporary>
      </div>
    </Specimen>
  );
}
