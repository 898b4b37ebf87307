import type { CalendarMoment } from '#domain/calendar/written-day.ts';
import type { ExportLine } from './export-job.contract.ts';
import type { ExportJob } from './export-jobs.repository.ts';

interface Clock {
  readonly now: Date;
  readonly momentOf: (instant: Date) => CalendarMoment;
}

/** One whose time is over counts as expired although its file is deleted a little later. */
export function toExportLine(job: ExportJob, { now, momentOf }: Clock): ExportLine {
  const isOver = job.state === 'ready' && job.expiresAt !== null && job.expiresAt <= now;
  return {
    id: job.id,
    title: job.title,
    file_name: job.fileName,
    state: isOver ? 'expired' : job.state,
    rows_total: job.rowsTotal,
    rows_written: Math.min(job.rowsWritten, job.rowsTotal),
    size: isOver ? null : job.size,
    created_at: momentOf(job.createdAt),
    expires_at: job.expiresAt && momentOf(job.expiresAt),
    is_seen: job.isSeen,
  };
}
