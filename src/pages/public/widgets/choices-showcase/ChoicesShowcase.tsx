import { useLabels } from '#platform/i18n/I18n.tsx';
import { Section } from '#ui/section/Section.tsx';
import showcase from '../Showcase.module.css';
import type { ChoicesShowcaseData } from './choices-showcase.contract.ts';
import { LegendSpecimens } from './LegendSpecimens.tsx';
import { LinkListSpecimens } from './LinkListSpecimens.tsx';
import type english from './labels/eng.json';
import { ProgressSpecimens } from './ProgressSpecimens.tsx';
import { SearchSpecimens } from './SearchSpecimens.tsx';
import { SegmentSpecimens } from './SegmentSpecimens.tsx';
import { SelectSpecimens } from './SelectSpecimens.tsx';
import { TabLinksSpecimen } from './TabLinksSpecimen.tsx';
import { TabsSpecimens } from './TabsSpecimens.tsx';
import { useKindInAddress } from './useKindInAddress.ts';

export function ChoicesShowcase({ data }: { data: ChoicesShowcaseData }) {
  const t = useLabels<typeof english>('choices-showcase');
  const address = useKindInAddress(data);
  return (
    <Section id="choices" title={t('title')}>
      <div className={showcase.grid}>
        <TabsSpecimens data={data} />
        <TabLinksSpecimen data={data} address={address} />
        <SegmentSpecimens data={data} address={address} />
        <SelectSpecimens data={data} />
        <SearchSpecimens />
        <LinkListSpecimens data={data} />
        <LegendSpecimens data={data} />
        <ProgressSpecimens />
      </div>
    </Section>
  );
}
