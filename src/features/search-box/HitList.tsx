import { entityPath } from '#domain/search/categories.ts';
import { describeHit } from '#market/search/describe-hit.ts';
import type searchWords from '#market/search/labels/eng.json';
import type { SuggestedItem } from '#market/search/search.contract.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { isPlainClick } from '#platform/navigation/plain-click.ts';
import { HitText } from '#ui/search-hits/HitText.tsx';
import hits from '#ui/search-hits/hits.module.css';
import styles from './SearchPanel.module.css';
import { type SearchState, shownItems, shownTab } from './search-box.ts';

interface Props {
  readonly state: SearchState;
  readonly listId: string;
  readonly optionId: (at: number) => string;
  readonly label: string;
  readonly term: string;
  readonly isRedirecting: boolean;
  readonly onPick: (item: SuggestedItem) => void;
}

/** Hits are links, so that they open in another tab like any link; the focus stays in the box. */
export function HitList({ state, listId, optionId, label, term, isRedirecting, onPick }: Props) {
  const t = useLabels<typeof searchWords>('search');
  const link = useLink();
  return (
    <div className={styles.list} id={listId} role="listbox" aria-label={label}>
      {shownItems(state).map((item, at) => (
        <a
          key={item.id}
          id={optionId(at)}
          className={hits.hit}
          href={link(entityPath(shownTab(state), item.id))}
          role="option"
          tabIndex={-1}
          aria-selected={at === state.marked}
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            if (!isRedirecting) event.preventDefault();
            onPick(item);
          }}
        >
          <HitText {...describeHit(item, t)} term={term} />
        </a>
      ))}
    </div>
  );
}
