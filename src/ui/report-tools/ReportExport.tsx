import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { exportAsShown, type StatementView } from '#domain/statements/statement-view.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import buttons from '#ui/button/button.module.css';
import { ExportRange } from '#ui/export-range/ExportRange.tsx';
import type english from './labels/eng.json';

interface Props {
  /** Null where the viewer may not export. */
  readonly template: string | null;
  readonly view: StatementView;
  readonly today: CalendarDay;
  readonly isArchive?: boolean;
}

const allDays = (template: string, isArchive: boolean) =>
  template.replace(/%from%|%to%/g, '').replace('%archive%', isArchive ? '1' : '0');

/** The workbook of what is shown at once, or of chosen days. */
export function ReportExport({ template, view, today, isArchive = false }: Props) {
  const t = useLabels<typeof english>('report-tools');
  const link = useLink();
  const shown = template && exportAsShown(template, view);
  return (
    <>
      {shown && (
        <a className={buttons.button} href={link(allDays(shown, isArchive))} download>
          {t('file_as_shown')}
        </a>
      )}
      <ExportRange template={shown} today={today} isArchive={isArchive} />
    </>
  );
}
