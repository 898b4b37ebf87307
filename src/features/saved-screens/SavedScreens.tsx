import { writeFilters } from '#market/lists/filter-texts.ts';
import type lists from '#market/lists/labels/eng.json';
import { LISTS } from '#market/lists/list-fields.ts';
import { BY_NAME, listPath, parseListText, setOf } from '#market/lists/list-selection.ts';
import { setTitle, titleOf } from '#market/lists/list-words.ts';
import { LONGEST_SAVED_NAME } from '#market/saved/saved-limits.ts';
import { useFormat, useLabels, useLink } from '#platform/i18n/I18n.tsx';
import type { RefusalCode } from '#platform/refusals/refusal.ts';
import buttons from '#ui/button/button.module.css';
import { Empty } from '#ui/empty/Empty.tsx';
import { SavedList } from '#ui/saved-list/SavedList.tsx';
import { SaveForm } from '#ui/saved-list/SaveForm.tsx';
import type english from './labels/eng.json';
import styles from './SavedScreens.module.css';
import {
  removeScreen,
  renameScreen,
  restoreScreen,
  type SavedScreen,
  saveScreen,
} from './saved-screens.contract.ts';

type Screen = Pick<SavedScreen, 'list' | 'query'>;

interface Props {
  readonly screens: readonly SavedScreen[];
  /** By facet and code. */
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The list that the reader comes from, as it was; null where they come from elsewhere. */
  readonly wanted: Screen | null;
  /** Removed a moment ago, where no script offered the way back. */
  readonly removed: number | null;
  readonly refused: RefusalCode | undefined;
}

/** Lists that a reader has saved: a name for filters, order and columns. Their addresses can be shared. */
export function SavedScreens({ screens, names, wanted, removed, refused }: Props) {
  const t = useLabels<typeof english>('saved-screens');
  const link = useLink();
  const describe = useDescription(names);
  const here = link('/screens/');
  const actions = {
    rename: renameScreen,
    remove: removeScreen,
    restore: restoreScreen,
    longestName: LONGEST_SAVED_NAME,
    here,
    withRemoved: (id: number) => `${here}?removed=${id}`,
  };
  const items = screens.map((screen) => {
    const { id, name, list, query } = screen;
    const href = link(listPath(LISTS[list], parseListText(LISTS[list], query)));
    return { id, name, href, about: describe(screen) };
  });
  return (
    <SavedList
      items={items}
      actions={actions}
      removed={removed === null ? null : { id: removed, text: t('removed_one') }}
      refused={refused}
      none={wanted ? t('none') : <NoScreens />}
    >
      {wanted && (
        <SaveForm
          endpoint={saveScreen}
          here={here}
          values={{ list: wanted.list, query: wanted.query }}
          longestName={LONGEST_SAVED_NAME}
          words={{ save: t('save'), saved: t('saved') }}
        >
          <p className={styles.wanted}>{describe(wanted)}</p>
        </SaveForm>
      )}
    </SavedList>
  );
}

function NoScreens() {
  const t = useLabels<typeof english>('saved-screens');
  const words = useLabels<typeof lists>('lists');
  const link = useLink();
  return (
    <Empty icon="list" title={t('none')} text={t('none_how')}>
      <div className={styles.lists}>
        {Object.values(LISTS).map(({ id, path }) => (
          <a key={id} className={buttons.button} href={link(path)}>
            {words(`name_${id}`)}
          </a>
        ))}
      </div>
    </Empty>
  );
}

/** A screen in words: its list, filters, order and columns. */
function useDescription(names: Props['names']) {
  const words = useLabels<typeof lists>('lists');
  const t = useLabels<typeof english>('saved-screens');
  const format = useFormat();
  return ({ list, query }: Screen): string => {
    const fields = LISTS[list];
    const selection = parseListText(fields, query);
    const nameOf = (facet: string, code: string) => names[facet]?.[code] ?? null;
    const filters = writeFilters(fields, selection, { t: words, format, nameOf });
    const { sort, isDescending, columns } = selection;
    const set = setOf(fields, columns);
    return [
      words(`name_${list}`),
      ...filters.map(({ text }) => text),
      ...(sort === BY_NAME
        ? []
        : [t(isDescending ? 'sorted_down' : 'sorted_up', { column: titleOf(words, sort) })]),
      ...(set === fields.sets[0]?.id
        ? []
        : [
            t('columns', {
              set: set ? setTitle(words, set) : columns.map((key) => titleOf(words, key)).join(format.comma),
            }),
          ]),
    ].join(' · ');
  };
}
