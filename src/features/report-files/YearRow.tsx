import { useLabels } from '#platform/i18n/I18n.tsx';
import { FileCell } from './FileCell.tsx';
import type english from './labels/eng.json';
import type { ReportYear } from './report-files.contract.ts';

interface Props {
  readonly year: ReportYear;
  readonly rowClass: string | undefined;
}

/** Of a report on the whole year, which stands under the quarter that ends it. */
export function YearRow({ year: { year, monthArray }, rowClass }: Props) {
  const t = useLabels<typeof english>('report-files');
  const period = String(year);
  return (
    <tr className={rowClass}>
      <th scope="row">{year}</th>
      <FileCell file={monthArray[4].rus} about={t('in_rus', { period })} />
      <FileCell file={monthArray[4].eng} about={t('in_eng', { period })} />
    </tr>
  );
}
