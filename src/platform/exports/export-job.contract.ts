import { z } from 'zod';
import { EXPORT_STATES } from './export-state.ts';

/** A file that is prepared in the background, as its owner sees it. */
export const exportJob = z.object({
  id: z.string(),
  title: z.string(),
  file_name: z.string(),
  state: z.enum(EXPORT_STATES),
  rows_total: z.number(),
  rows_written: z.number(),
  size: z.number().nullable().describe('size in bytes, once ready'),
  created_at: z.string().describe('in the site’s time zone'),
  expires_at: z.string().nullable().describe('time until which it can be downloaded'),
  is_seen: z.boolean().describe('downloaded or dismissed: no longer shown in the notice'),
});

export type ExportLine = z.output<typeof exportJob>;
