import type { ReportTableData } from '#market/statements/report-table.contract.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { ReportTable } from '#ui/report-table/ReportTable.tsx';
import { Specimen } from '../Specimen.tsx';
import type english from './labels/eng.json';

/** A statement of an issuer over all its periods: totals open, the rest waits or is locked. */
export function Statement({ table }: { table: ReportTableData | null }) {
  const t = useLabels<typeof english>('table-showcase');
  return (
    table && (
      <Specimen id="table-statement" title={t('statement')} note={t('statement_note')} isWide>
        <ReportTable table={table} />
      </Specimen>
    )
  );
}
