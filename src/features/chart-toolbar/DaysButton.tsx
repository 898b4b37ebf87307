import { lazy, Suspense, useRef, useState } from 'react';
import type { ChartPart } from '#market/trading-chart/chart-part.ts';
import { shownDays } from '#market/trading-chart/chart-state.ts';
import type english from '#market/trading-chart/labels/eng.json';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import buttons from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { Popup } from '#ui/popup/Popup.tsx';
import styles from './ChartToolbar.module.css';

const loadFields = () => import('./DaysFields.tsx');
const DaysFields = lazy(loadFields);

/** Says which days are shown; pressed, it lets the reader choose others. */
export function DaysButton(part: ChartPart) {
  const t = useLabels<typeof english>('trading-chart');
  const format = useFormat();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const shown = shownDays(part.state);
  const days = { from: format.day(shown.from), to: format.day(shown.to) };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classes(buttons.button, styles.days)}
        aria-label={t('choose_days', days)}
        aria-expanded={isOpen}
        onPointerEnter={() => void loadFields()}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="calendar" />
        {days.from} – {days.to}
      </button>
      {isOpen && (
        <Popup
          anchor={button}
          label={t('days_label')}
          className={styles.popup}
          onClose={() => setOpen(false)}
        >
          <Suspense fallback={<div className={styles.fieldsRoom} />}>
            <DaysFields {...part} />
          </Suspense>
        </Popup>
      )}
    </>
  );
}
