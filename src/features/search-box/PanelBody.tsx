import type { SearchCategory } from '#domain/search/categories.ts';
import type searchWords from '#market/search/labels/eng.json';
import type { SuggestedItem } from '#market/search/search.contract.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { NotAllowed } from '#ui/search-hits/NotAllowed.tsx';
import { NothingFound } from '#ui/search-hits/NothingFound.tsx';
import { Tabs } from '#ui/tabs/Tabs.tsx';
import { HitList } from './HitList.tsx';
import { PanelFoot } from './PanelFoot.tsx';
import { PanelSkeleton } from './PanelSkeleton.tsx';
import styles from './SearchPanel.module.css';
import { countOf, isAllEmpty, type SearchState, shownItems, shownTab } from './search-box.ts';

interface Props {
  readonly state: SearchState;
  readonly listId: string;
  readonly optionId: (at: number) => string;
  readonly notFound: string | undefined;
  readonly isRedirecting: boolean;
  readonly onTab: (category: SearchCategory) => void;
  readonly onPick: (item: SuggestedItem) => void;
}

export function PanelBody(props: Props) {
  const { state, notFound, isRedirecting, onTab } = props;
  const t = useLabels<typeof searchWords>('search');
  if (state.isLocked) return <NotAllowed />;
  const { categories, found } = state;
  const active = shownTab(state);
  return (
    <>
      <div className={styles.tabs} aria-busy={state.lookup.phase !== 'idle'}>
        <Tabs
          label={t('categories')}
          options={categories.map((id) => ({
            id,
            text: t(id),
            count: found ? countOf(found, id) : undefined,
            tone: found && countOf(found, id) === 0 ? 'faint' : undefined,
          }))}
          active={active}
          onChange={onTab}
        >
          {() => {
            if (!found) return <PanelSkeleton />;
            if (shownItems(state).length > 0)
              return <HitList {...props} label={t(active)} term={found.term} />;
            const said = found.hits[active]?.search_error ?? notFound;
            return (
              <div className={styles.bare}>
                <NothingFound term={found.term} said={said} isEverywhere={isAllEmpty(state)} />
              </div>
            );
          }}
        </Tabs>
      </div>
      {found && isRedirecting && !isAllEmpty(state) && (
        <PanelFoot term={found.term} category={active} count={countOf(found, active)} />
      )}
    </>
  );
}
