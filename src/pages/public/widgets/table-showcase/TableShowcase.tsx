import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { Section } from '#ui/section/Section.tsx';
import showcase from '../Showcase.module.css';
import { ChosenShares } from './ChosenShares.tsx';
import { EmptyColumns } from './EmptyColumns.tsx';
import { GroupedShares } from './GroupedShares.tsx';
import { HiddenDividends } from './HiddenDividends.tsx';
import { LongTexts } from './LongTexts.tsx';
import type english from './labels/eng.json';
import { MoreShares } from './MoreShares.tsx';
import { Report } from './Report.tsx';
import { RequestedShares } from './RequestedShares.tsx';
import { SortedShares } from './SortedShares.tsx';
import { Statement } from './Statement.tsx';
import { TableStates } from './TableStates.tsx';
import type { TableShowcaseData } from './table-showcase.contract.ts';

export function TableShowcase({ data }: { data: TableShowcaseData }) {
  const t = useLabels<typeof english>('table-showcase');
  const link = useLink();
  const toLong = (
    <a className="link" href={link('/widgets/long-table/')}>
      {t('long_table')}
    </a>
  );
  return (
    <Section id="table" title={t('title')} note={toLong}>
      <div className={showcase.grid}>
        <SortedShares data={data} />
        <GroupedShares data={data} />
        <HiddenDividends data={data} />
        <MoreShares data={data} />
        <Report data={data} />
        <Statement table={data.statement} />
        <LongTexts data={data} />
        <EmptyColumns data={data} />
        <RequestedShares data={data} />
        <ChosenShares data={data} />
        <TableStates data={data} />
      </div>
    </Section>
  );
}
