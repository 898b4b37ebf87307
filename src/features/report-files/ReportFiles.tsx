import { useRef } from 'react';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { classes } from '#ui/classes.ts';
import { Section } from '#ui/section/Section.tsx';
import more from '#ui/show-more/ShowMore.module.css';
import { ShowMore } from '#ui/show-more/ShowMore.tsx';
import table from '#ui/table/table.module.css';
import type english from './labels/eng.json';
import { QuarterRows } from './QuarterRows.tsx';
import styles from './ReportFiles.module.css';
import type { ReportKind, ReportYear } from './report-files.contract.ts';
import { useListVisible } from './useListVisible.ts';
import { YearRow } from './YearRow.tsx';

interface Props {
  readonly kind: ReportKind;
  readonly data: readonly ReportYear[];
}

/** So many years at first (QR-02). */
const SHOWN_YEARS = 2;

/** Files of reports: years, for quarterly ones quarters I to IV in each, and a column a language (QR-01). */
export function ReportFiles({ kind, data }: Props) {
  const t = useLabels<typeof english>('report-files');
  const list = useRef<HTMLDivElement>(null);
  const id = `${kind}-reports`;
  useListVisible(list, id);
  const Rows = kind === 'quarterly' ? QuarterRows : YearRow;
  const years = (
    <table className={classes(table.table, styles.files)} aria-labelledby={`${id}-title`}>
      <thead>
        <tr>
          <th scope="col">{t(kind === 'quarterly' ? 'quarter' : 'year')}</th>
          <th scope="col">{t('rus')}</th>
          <th scope="col">{t('eng')}</th>
        </tr>
      </thead>
      <tbody>
        {data.map((year, position) => (
          <Rows key={year.year} year={year} rowClass={position < SHOWN_YEARS ? undefined : more.extra} />
        ))}
      </tbody>
    </table>
  );
  const hidden = data.length - SHOWN_YEARS;
  return (
    <Section id={id} title={t(`title_${kind}`)}>
      <div ref={list}>
        {hidden > 0 ? (
          <ShowMore more={t('more', { count: hidden })} less={t('less')}>
            {years}
          </ShowMore>
        ) : (
          years
        )}
      </div>
    </Section>
  );
}
