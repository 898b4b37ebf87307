import { useLabels } from '#platform/i18n/I18n.tsx';
import { FileCell } from './FileCell.tsx';
import type english from './labels/eng.json';
import type { ReportYear } from './report-files.contract.ts';

/** Of a report on the whole year, which stands under the quarter that ends it. */
export function YearRow({ year: { year, monthArray } }: { year: ReportYear }) {
  const t = useLabels<typeof english>('report-files');
  const period = String(year);
  return (
    <tr>
      <th scope="row">{year}</th>
      <FileCell file={monthArray[4].rus} about={t('in_rus', { period })} />
      <FileCell file={monthArray[4].eng} about={t('in_eng', { period })} />
    </tr>
  );
}
