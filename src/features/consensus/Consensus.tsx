import { useLabels } from '#platform/i18n/I18n.tsx';
import { Day } from '#ui/figure/Day.tsx';
import { Pager } from '#ui/pager/Pager.tsx';
import { usePanels } from '#ui/panels/usePanels.ts';
import { Section } from '#ui/section/Section.tsx';
import { wholeHref } from '#ui/show-more/whole-href.ts';
import { ConsensusTable } from './ConsensusTable.tsx';
import type { ConsensusBlock } from './consensus.contract.ts';
import type english from './labels/eng.json';

const PAGE_SIZE = 6;

interface Props {
  readonly data: ConsensusBlock;
}

/** What is expected of the coming years, six indicators at a time (MU-02). */
export function Consensus({ data: { items, as_of: asOf, is_whole: isWhole } }: Props) {
  const t = useLabels<typeof english>('consensus');
  const pages = Array.from({ length: Math.ceil(items.length / PAGE_SIZE) }, (_, page) => ({
    id: pageId(page + 1),
    items: items.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE),
  }));
  const { current, frame, panelOf, follow } = usePanels(pages.map(({ id }) => id));
  const at = pages.findIndex(({ id }) => id === current) + 1;
  const years = [...new Set(items.flatMap(({ forecasts }) => forecasts.map(({ year }) => year)))].sort();
  const hrefOf = (page: number) =>
    isWhole || page === at ? `#${pageId(page)}` : wholeHref('consensus', pageId(page));
  return (
    <Section id="consensus" title={t('title')} hint={t('hint')} note={asOf && <Day day={asOf} />}>
      <div className={frame}>
        {pages
          .filter(({ id }) => isWhole || id === current)
          .map((page) => (
            <div key={page.id} {...panelOf(page.id)}>
              <ConsensusTable items={page.items} years={years} />
            </div>
          ))}
      </div>
      {/* biome-ignore lint/a11y: its links are pressed by keys as well, and the press comes from them */}
      <div onClick={follow}>
        <Pager page={at} pages={pages.length} total={items.length} hrefOf={hrefOf} />
      </div>
    </Section>
  );
}

const pageId = (page: number) => `consensus-${page}`;
