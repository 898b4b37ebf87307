import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import { FileCell } from './FileCell.tsx';
import type english from './labels/eng.json';
import styles from './ReportFiles.module.css';
import type { Quarter, ReportYear } from './report-files.contract.ts';

/** QR-01: the rows of a year are numbered so in every language. */
const NUMERALS: Readonly<Record<Quarter, string>> = { 1: 'I', 2: 'II', 3: 'III', 4: 'IV' };
const QUARTERS: readonly Quarter[] = [1, 2, 3, 4];

interface Props {
  readonly year: ReportYear;
  readonly rowClass: string | undefined;
}

/** A year as a heading, and its quarters below. */
export function QuarterRows({ year: { year, monthArray }, rowClass }: Props) {
  const t = useLabels<typeof english>('report-files');
  const format = useFormat();
  return (
    <>
      <tr className={rowClass}>
        <th className={styles.year} scope="rowgroup" colSpan={3}>
          {year}
        </th>
      </tr>
      {QUARTERS.map((quarter) => {
        const period = format.quarter(quarter, year);
        return (
          <tr key={quarter} className={rowClass}>
            <th scope="row">{NUMERALS[quarter]}</th>
            <FileCell file={monthArray[quarter].rus} about={t('in_rus', { period })} />
            <FileCell file={monthArray[quarter].eng} about={t('in_eng', { period })} />
          </tr>
        );
      })}
    </>
  );
}
