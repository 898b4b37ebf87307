import { serveBondScheduleExport } from '#features/bond-schedule/schedule-export.server.ts';
import { serveOwnCalendar, serveSubscribedCalendar } from '#features/coming-payments/calendar-file.server.ts';
import { serveCommentFile } from '#features/comment-file/comment-file.server.ts';
import { serveComparisonExport } from '#features/compare-table/compare-workbook.server.ts';
import { serveHoldingsExport } from '#features/etf-holdings/etf-holdings.server.ts';
import { serveFigureWorkbooks } from '#features/explain-figure/figure-workbook.server.ts';
import {
  serveBondWorkbook,
  serveCalculatorWorkbook,
} from '#features/explain-workbook/bond-workbook.server.ts';
import { serveExportFile } from '#features/export-files/export-files.server.ts';
import { serveListExport } from '#features/list-export/list-export.server.ts';
import { serveMultipleWorkbook } from '#features/multiple-workbook/multiple-workbook.server.ts';
import { serveWatchlistExport } from '#features/positions/watchlist-export.server.ts';
import {
  serveBankExport,
  serveIfrsExport,
  serveMsfoExport,
  serveRasExport,
} from '#features/report-export/report-export.server.ts';
import { serveReportFile } from '#features/report-files/report-file.server.ts';
import { serveTradingExport } from '#features/trading-export/trading-export.server.ts';
import { serveCurvesWorkbook } from '#features/yield-curves/curves-workbook.server.ts';
import { serveRejectedDownload } from '#pages/operator/operator-imports/import-batch.server.ts';
import { serveDifferenceDownload } from '#pages/operator/operator-imports/import-difference.server.ts';
import type { ServedDownload } from '#platform/http/download.server.ts';

/** Every address that answers with a file. */
export const downloads: readonly ServedDownload[] = [
  serveReportFile,
  serveCommentFile,
  serveIfrsExport,
  serveMsfoExport,
  serveRasExport,
  serveBankExport,
  serveBondScheduleExport,
  serveBondWorkbook,
  serveCalculatorWorkbook,
  serveCurvesWorkbook,
  serveComparisonExport,
  serveMultipleWorkbook,
  ...serveFigureWorkbooks,
  serveWatchlistExport,
  serveHoldingsExport,
  serveTradingExport,
  serveListExport,
  serveExportFile,
  serveRejectedDownload,
  serveDifferenceDownload,
  serveSubscribedCalendar,
  serveOwnCalendar,
];
