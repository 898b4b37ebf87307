import { useEffect, useRef, useState } from 'react';
import {
  type ChosenDays,
  defaultExportDays,
  fillExportDays,
  isStartAfterEnd,
} from '#domain/exports/export-days.ts';
import { fillExportTemplate } from '#domain/exports/export-template.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import button from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import { RangePicker } from '#ui/date-picker/RangePicker.tsx';
import field from '#ui/field/field.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './ExportRange.module.css';
import type { ExportOptions } from './export-options.ts';
import type english from './labels/eng.json';

const MONDAY = 1;

export interface PanelProps extends ExportOptions {
  readonly onDone: () => void;
}

/** A start after the end is not corrected silently: it says what is wrong, and there is no file until it is mended. */
export function ExportPanel({ template, today, isArchive, onDone }: PanelProps) {
  const t = useLabels<typeof english>('export-range');
  const refusals = useLabels<{ graph_period_start_incorrect: string }>('refusals');
  const link = useLink();
  const panel = useRef<HTMLDivElement>(null);
  const [days, setDays] = useState<ChosenDays>(defaultExportDays(today));
  const isWrong = isStartAfterEnd(fillExportDays(days, today));
  useEffect(() => panel.current?.querySelector('input')?.focus(), []);
  return (
    <div className={styles.panel} ref={panel}>
      <RangePicker
        label={t('title')}
        value={days}
        onChange={setDays}
        today={today}
        firstDayOfWeek={MONDAY}
        isOrdered={false}
      />
      {isWrong && (
        <p className={field.complaint} role="alert">
          <Icon name="alert" />
          {refusals('graph_period_start_incorrect')}
        </p>
      )}
      <a
        className={classes(button.button, button.solid)}
        {...(isWrong
          ? { role: 'link', 'aria-disabled': true }
          : { href: link(fillExportTemplate(template, { days, today, isArchive })), onClick: onDone })}
      >
        {t('download')}
      </a>
      <p className={styles.note}>{t('empty_days')}</p>
    </div>
  );
}
