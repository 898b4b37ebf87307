import { openPresets } from '#market/lists/change-selection.ts';
import type english from '#market/lists/labels/eng.json';
import { LISTS } from '#market/lists/list-fields.ts';
import { listPath } from '#market/lists/list-selection.ts';
import { presetOf } from '#market/lists/list-words.ts';
import type { ListData } from '#market/lists/lists.contract.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import chips from '#ui/chip/chip.module.css';
import { classes } from '#ui/classes.ts';
import styles from './ListChips.module.css';

/** Selections that many want; those that would reveal what is locked are not offered. */
export function ListPresets({ data: { list, selection, locked_columns } }: { data: ListData }) {
  const t = useLabels<typeof english>('lists');
  const link = useLink();
  const fields = LISTS[list];
  const presets = openPresets(list, locked_columns);
  if (presets.length === 0) return null;
  const here = listPath(fields, selection);
  return (
    <nav aria-label={t('presets')}>
      <ul className={classes(chips.chips, styles.presets)}>
        {presets.map((preset) => {
          const path = listPath(fields, { ...preset.selection, columns: selection.columns });
          return (
            <li key={preset.id}>
              <a
                className={classes(chips.chip, styles.preset)}
                href={link(path)}
                aria-current={path === here ? 'true' : undefined}
              >
                {presetOf(t, preset.id)}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
