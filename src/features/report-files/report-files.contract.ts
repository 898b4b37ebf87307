import { z } from 'zod';
import { endpoint } from '#foundation/web/endpoint.ts';
import { rowId } from '#foundation/web/params.ts';
import { locked } from '#foundation/web/sealed.ts';

export const reportKind = z.enum(['esg', 'annual', 'quarterly']);

/** One file in one language. Its address is told to those alone who may open it. */
const reportFile = z.object({
  link: locked('report-files', z.string()).describe('where it is downloaded, without the language'),
  mimetype: z.enum(['application/pdf', 'application/zip', 'application/vnd.rar']),
  size: z.number().describe('in bytes'),
});

const reportFiles = z
  .object({ rus: reportFile.nullable(), eng: reportFile.nullable() })
  .describe('null: there is no file in the language');

/** Document B, section 3. */
export const reportYears = z
  .array(
    z.object({
      year: z.number(),
      monthArray: z
        .object({ 1: reportFiles, 2: reportFiles, 3: reportFiles, 4: reportFiles })
        .describe('by quarter; an annual or ESG report stands under 4, with which its year ends'),
    }),
  )
  .describe('the newest year first');

export const readReportFiles = endpoint({
  method: 'GET',
  path: '/api/company/get-report/:apiUrl/:emitentId/',
  summary:
    'The files of ESG, annual or quarterly reports of an issuer, by year and quarter, in Russian and English',
  params: z.strictObject({ apiUrl: reportKind, emitentId: rowId }),
  reply: reportYears,
});

export type ReportKind = z.output<typeof reportKind>;
export type ReportFile = z.output<typeof reportFile>;
export type ReportYear = z.output<typeof reportYears>[number];
export type Quarter = keyof ReportYear['monthArray'];
