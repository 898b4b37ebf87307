import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import { Day } from '#ui/figure/Day.tsx';
import { usePanels } from '#ui/panels/usePanels.ts';
import { Section } from '#ui/section/Section.tsx';
import { wholeHref } from '#ui/show-more/whole-href.ts';
import { TabLinks } from '#ui/tabs/TabLinks.tsx';
import styles from './Leaders.module.css';
import { LeadersTable } from './LeadersTable.tsx';
import type english from './labels/eng.json';
import { type LeadersData, TABS } from './leaders.contract.ts';
import { useLeaderLists } from './useLeaderLists.ts';

const PANELS = TABS.map(({ id, list }) => ({ id, list, panel: `leaders-${list}` }));

interface Props {
  readonly data: LeadersData;
  /** Marked where it is among them. */
  readonly stockId?: number;
}

/** What rose, what fell and what is worth most among the shares of the same industry on the same venue (ST-13). */
export function Leaders({ data, stockId }: Props) {
  const t = useLabels<typeof english>('leaders');
  const format = useFormat();
  const { listOf, load } = useLeaderLists(data);
  const here = PANELS.filter(({ list }) => listOf(list));
  const { current, frame, panelOf, follow } = usePanels(
    here.map(({ panel }) => panel),
    async (wanted) => {
      const tab = PANELS.find(({ panel }) => panel === wanted);
      if (tab) await load(tab.list);
    },
  );
  const tabs = PANELS.flatMap(({ id, list, panel }) => {
    const tab = data.tabs.find((each) => each.id === id);
    // What is on the page says that it is empty; nobody is sent for an empty list.
    if (!tab?.show && !listOf(list)) return [];
    const href = data[list] ? `#${panel}` : wholeHref('leaders', panel);
    return [{ href, text: tab?.ttl ?? '', isCurrent: panel === current }];
  });
  const note = (
    <>
      {data.industry_name}
      {format.comma}
      <Day day={data.date} />
    </>
  );
  return (
    <Section id="leaders" title={t('title')} hint={t('hint')} note={note}>
      <div className={styles.tabs}>
        <TabLinks label={t('title')} items={tabs} onFollow={follow} />
      </div>
      <div className={frame}>
        {here.map(({ list, panel }) => (
          <div key={list} {...panelOf(panel)}>
            <LeadersTable list={list} leaders={listOf(list) ?? []} stockId={stockId} />
          </div>
        ))}
      </div>
    </Section>
  );
}
