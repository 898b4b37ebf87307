import { z } from 'zod';
import { EXPORT_STATES } from './export-state.ts';

/** A file that is prepared in the background, as its owner is told of it. */
export const exportJob = z.object({
  id: z.string(),
  title: z.string(),
  file_name: z.string(),
  state: z.enum(EXPORT_STATES),
  rows_total: z.number(),
  rows_written: z.number(),
  size: z.number().nullable().describe('in bytes, once it is ready'),
  created_at: z.string().describe('as the site’s clock shows it'),
  expires_at: z.string().nullable().describe('until when it can be downloaded'),
  is_seen: z.boolean().describe('downloaded or put away: not told in the notice any more'),
});

export type ExportLine = z.output<typeof exportJob>;
