import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { rowId } from '#platform/contract/params.ts';
import { locked } from '#platform/contract/sealed.ts';

export const reportKind = z.enum(['esg', 'annual', 'quarterly']);

/** One file in one language. Its address is shown only to those who may open it. */
const reportFile = z.object({
  link: locked('report-files', z.string()).describe('path of the download, without the language prefix'),
  mimetype: z.enum(['application/pdf', 'application/zip', 'application/vnd.rar']),
  size: z.number().describe('in bytes'),
});

const reportFiles = z
  .object({ rus: reportFile.nullable(), eng: reportFile.nullable() })
  .describe('null: no file in this language');

export const reportYears = z
  .array(
    z.object({
      year: z.number(),
      monthArray: z
        .object({ 1: reportFiles, 2: reportFiles, 3: reportFiles, 4: reportFiles })
        .describe('by quarter; annual and ESG reports are under 4'),
    }),
  )
  .describe('the latest year first');

export const readReportFiles = endpoint({
  method: 'GET',
  path: '/api/company/get-report/:apiUrl/:issuerId/',
  summary:
    'Files of an issuer’s ESG, annual or quarterly reports, by year and quarter, in Russian and English',
  params: z.strictObject({ apiUrl: reportKind, issuerId: rowId }),
  reply: reportYears,
});

export type ReportKind = z.output<typeof reportKind>;
export type ReportFile = z.output<typeof reportFile>;
export type ReportYear = z.output<typeof reportYears>[number];
export type Quarter = keyof ReportYear['monthArray'];
