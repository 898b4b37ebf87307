import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { fillExportDays } from '#domain/exports/export-days.ts';
import { exportStepOf } from '#domain/exports/export-step.ts';
import { fillExportTemplate } from '#domain/exports/export-template.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { useIsSignedIn, useViewerKind } from '#platform/session/ViewerKind.tsx';
import { ExportLink } from '#ui/export-range/ExportLink.tsx';
import type english from './labels/eng.json';
import { runExport } from './run-export.ts';

export interface TradingExportProps {
  readonly stockId: number;
  readonly venueId: number;
  /** Of the page: with %from%, %to% and %archive% in it. */
  readonly linkTemplate: string;
  /** Rows of the table; null where none is shown, and the server is asked. */
  readonly total: number | null;
  /** Null: from the first day on; up to today. */
  readonly from: CalendarDay | null;
  readonly to: CalendarDay | null;
  readonly today: CalendarDay;
  readonly isArchive?: boolean;
  readonly excelExportAccess: boolean;
}

/**
 * The trading table as a file: the server streams it however long it is, or says what is missing. Its page lists the
 * labels `trading-export` and `locked-value`.
 */
export function TradingExport(props: TradingExportProps) {
  const { linkTemplate, total, from, to, today, isArchive = false, excelExportAccess } = props;
  const t = useLabels<typeof english>('trading-export');
  const link = useLink();
  const viewer = { kind: useViewerKind(), isSignedIn: useIsSignedIn(), excelExportAccess };
  const days = fillExportDays({ from, to }, today);
  const href = link(fillExportTemplate(linkTemplate, { days, today, isArchive }));
  return (
    <ExportLink
      id="trading-export"
      text={t('excel')}
      href={href}
      step={exportStepOf(viewer, total ?? 1)}
      run={() => runExport({ ...props, days, isArchive, href })}
      words={{
        title: t('dialog_title'),
        nothing: t('nothing'),
        failed: t('exportErrorMsg'),
        locked: t('must_get_access'),
      }}
    />
  );
}
