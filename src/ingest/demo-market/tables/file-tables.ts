import { copyLine } from '#platform/database/copy-text.ts';
import type { DemoFile } from '../papers/demo-file.ts';
import type { ReportFile } from '../papers/report-files.ts';
import type { TablePlan } from './table-plan.ts';

export function storedFileTable(files: readonly DemoFile[], store: string, batchId: number): TablePlan {
  return {
    table: 'stored_file',
    columns: ['id', 'original_name', 'mimetype', 'size', 'sha256', 'store', 'batch_id'],
    total: files.length,
    lines: files.map(({ id, name, mimetype, content, sha256 }) =>
      copyLine([id, name, mimetype, content.byteLength, sha256, store, batchId]),
    ),
  };
}

export function reportFileTable(files: readonly ReportFile[], batchId: number): TablePlan {
  return {
    table: 'report_file',
    columns: ['issuer_id', 'kind', 'year', 'quarter', 'language', 'file_id', 'batch_id'],
    total: files.length,
    lines: files.map(({ issuer, kind, year, quarter, language, file }) =>
      copyLine([issuer.id, kind, year, quarter, language, file.id, batchId]),
    ),
  };
}
