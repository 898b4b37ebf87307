import { hasIssuer } from '#market/issuers/issuers.repository.ts';
import { reportFilePath } from '#market/statements/report-file-path.ts';
import { seal, type Unopened } from '#platform/contract/sealed.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import { handle } from '#platform/http/door.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import {
  type Quarter,
  type ReportFile,
  type ReportKind,
  type ReportYear,
  readReportFiles,
} from './report-files.contract.ts';
import { type FoundReportFile, findReportFiles } from './report-files.repository.ts';

export const serveReportFiles = handle(readReportFiles, async ({ params }, context) => {
  const years = await loadReportFiles(context, params.apiUrl, params.issuerId);
  if (!years && !(await hasIssuer(context.database, params.issuerId))) throw new Refusal('not_found');
  return years ?? [];
});

/** Null where the issuer has no file of the kind. */
export async function loadReportFiles(
  { database }: Pick<PageContext, 'database'>,
  kind: ReportKind,
  issuerId: number,
): Promise<Unopened<ReportYear>[] | null> {
  const files = await findReportFiles(database, issuerId, kind);
  return files.length > 0 ? toYears(files) : null;
}

/** An annual or ESG report is of the whole year, which ends with its fourth quarter. */
const LAST_QUARTER = 4;

function toYears(files: readonly FoundReportFile[]): Unopened<ReportYear>[] {
  return [...Map.groupBy(files, ({ year }) => year)].map(([year, ofYear]) => {
    const find = (quarter: Quarter, language: FoundReportFile['language']) => {
      const found = ofYear.find(
        (file) => (file.quarter ?? LAST_QUARTER) === quarter && file.language === language,
      );
      return found ? toFile(found) : null;
    };
    const filesOf = (quarter: Quarter) => ({ rus: find(quarter, 'rus'), eng: find(quarter, 'eng') });
    return { year, monthArray: { 1: filesOf(1), 2: filesOf(2), 3: filesOf(3), 4: filesOf(4) } };
  });
}

function toFile({ fileId, mimetype, size }: FoundReportFile): Unopened<ReportFile> {
  return { link: seal('report-files', reportFilePath(fileId)), mimetype, size };
}
