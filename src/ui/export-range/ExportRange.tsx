import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { ExportForm } from './ExportForm.tsx';
import { ExportPopup } from './ExportPopup.tsx';
import { FoldedExport } from './FoldedExport.tsx';
import { RefusedExport } from './RefusedExport.tsx';
import { useIsScripted } from './useIsScripted.ts';

export interface ExportRangeProps {
  /** A path of this site without its language, with %from%, %to% and %archive% in it; null for who may not export. */
  readonly template: string | null;
  readonly today: CalendarDay;
  readonly isArchive?: boolean;
}

/** A button that requests two days and leads to the file. Its page lists the labels `export-range` and `date-picker`. */
export function ExportRange({ template, today, isArchive = false }: ExportRangeProps) {
  const isScripted = useIsScripted();
  if (template === null) return <RefusedExport isScripted={isScripted} />;
  const options = { template, today, isArchive };
  if (isScripted) return <ExportPopup {...options} />;
  return (
    <FoldedExport>
      <ExportForm {...options} />
    </FoldedExport>
  );
}
