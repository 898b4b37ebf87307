import { mapPath } from '#market/bond-map/map-path.ts';
import { readMapText } from '#market/bond-map/map-selection.ts';
import { LONGEST_SAVED_NAME } from '#market/saved/saved-limits.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import type { RefusalCode } from '#platform/refusals/refusal.ts';
import { LockedPrompt } from '#ui/locked-value/LockedPrompt.tsx';
import { SavedList } from '#ui/saved-list/SavedList.tsx';
import { SaveForm } from '#ui/saved-list/SaveForm.tsx';
import type english from './labels/eng.json';
import { removeMap, renameMap, restoreMap, type SavedMap, saveMap } from './saved-maps.contract.ts';

interface Props {
  /** Null: nobody is signed in. */
  readonly maps: readonly SavedMap[] | null;
  /** Of the map as it is now. */
  readonly query: string;
  /** Removed a moment ago, where no script offered the way back. */
  readonly removed: number | null;
  readonly refused: RefusalCode | undefined;
}

/** Maps that a reader has saved: a name for an address. */
export function SavedMaps({ maps, query, removed, refused }: Props) {
  const t = useLabels<typeof english>('saved-maps');
  const link = useLink();
  if (!maps) return <LockedPrompt unlock="sign_in" text={t('prompt')} />;
  const addressOf = (text: string) => link(mapPath(readMapText(text)));
  const here = addressOf(query);
  const actions = {
    rename: renameMap,
    remove: removeMap,
    restore: restoreMap,
    longestName: LONGEST_SAVED_NAME,
    here,
    withRemoved: (id: number) => `${here}${here.includes('?') ? '&' : '?'}removed=${id}`,
  };
  const items = maps.map((map) => {
    const href = addressOf(map.query);
    return { id: map.id, name: map.name, href, isCurrent: href === here };
  });
  return (
    <SavedList
      items={items}
      actions={actions}
      removed={removed === null ? null : { id: removed, text: t('removed_one') }}
      refused={refused}
      none={t('none')}
    >
      <SaveForm
        endpoint={saveMap}
        here={here}
        values={{ query }}
        longestName={LONGEST_SAVED_NAME}
        words={{ save: t('save'), saved: t('saved') }}
      />
    </SavedList>
  );
}
