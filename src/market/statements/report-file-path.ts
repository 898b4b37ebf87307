import { fillPath } from '#platform/contract/page.ts';

/** Where the file of a published report is. */
export const REPORT_FILE_PATH = '/files/reports/:fileId/';

export const reportFilePath = (fileId: string): string => fillPath(REPORT_FILE_PATH, { fileId });
