import { defaultExportDays } from '#domain/exports/export-days.ts';
import { toExportForm } from '#domain/exports/export-template.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import button from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import field from '#ui/field/field.module.css';
import styles from './ExportRange.module.css';
import type { ExportOptions } from './export-options.ts';
import type english from './labels/eng.json';

/** The two days in the browser's own fields: it is sent without script. */
export function ExportForm({ template, today, isArchive }: ExportOptions) {
  const t = useLabels<typeof english>('export-range');
  const link = useLink();
  const { action, fields } = toExportForm(template, { days: defaultExportDays(today), today, isArchive });
  return (
    <form className={styles.panel} action={link(action)}>
      <div className={styles.days}>
        {fields.map(({ name, is, value }) =>
          is === 'fixed' ? (
            <input key={name} type="hidden" name={name} value={value} />
          ) : (
            <label key={name} className={field.label}>
              {t(is)}
              <input className={field.field} type="date" name={name} defaultValue={value} />
            </label>
          ),
        )}
      </div>
      <button className={classes(button.button, button.solid)} type="submit">
        {t('download')}
      </button>
      <p className={styles.note}>{t('empty_days')}</p>
    </form>
  );
}
