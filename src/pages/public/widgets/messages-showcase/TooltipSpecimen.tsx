import { useLabels } from '#platform/i18n/I18n.tsx';
import buttons from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { Tooltip } from '#ui/tooltip/Tooltip.tsx';
import { Specimen } from '../Specimen.tsx';
import type english from './labels/eng.json';
import styles from './MessagesShowcase.module.css';

export function TooltipSpecimen() {
  const t = useLabels<typeof english>('messages-showcase');
  const icon = classes(buttons.button, buttons.icon);
  return (
    <Specimen id="tooltips" title={t('tooltips')} note={t('tooltips_note')}>
      <div className={styles.buttons}>
        <Tooltip text={t('full_screen')}>
          <button type="button" className={icon} aria-label={t('full_screen')}>
            <Icon name="full" />
          </button>
        </Tooltip>
        <Tooltip text={t('print_more')}>
          <button type="button" className={icon} aria-label={t('print')}>
            <Icon name="print" />
          </button>
        </Tooltip>
      </div>
    </Specimen>
  );
}
