import { useEffect, useRef } from 'react';
import { readListForm, toggled, within } from '#market/lists/change-selection.ts';
import type english from '#market/lists/labels/eng.json';
import { LISTS } from '#market/lists/list-fields.ts';
import { listWords, type RequestedRange } from '#market/lists/list-selection.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import buttons from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import { TextField } from '#ui/field/TextField.tsx';
import { Sheet, SheetOpener } from '#ui/sheet/Sheet.tsx';
import { FacetChoice } from './FacetChoice.tsx';
import styles from './ListFilters.module.css';
import { ListRange } from './ListRange.tsx';
import type { ListState } from './useList.ts';

const PANEL = 'list-filters';
const TYPING_MS = 250;

/** A panel beside the rows; where there is no room for it, a sheet that a button opens. A form, so that it works without script. */
export function ListFilters({ list: { data, selection, generation, choose } }: { list: ListState }) {
  const t = useLabels<typeof english>('lists');
  const link = useLink();
  const form = useRef<HTMLFormElement>(null);
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(typing.current), []);
  const listFields = LISTS[data.list];
  const chosen = listWords(listFields, { ...selection, sort: 'name', isDescending: false }).filter(
    ([key]) => key !== 'columns',
  ).length;
  const read = () => form.current && readListForm(data.list, new FormData(form.current));
  const type = () => {
    clearTimeout(typing.current);
    typing.current = setTimeout(() => {
      const selection = read();
      if (selection) choose(selection, 'replace');
    }, TYPING_MS);
  };
  const change = (key: string, range: RequestedRange) => {
    const selection = read();
    if (selection) choose(within(data.list, selection, key, range));
  };
  const hidden = listWords(listFields, { ...selection, find: '', facets: {}, ranges: {} });
  return (
    <search className={styles.filters}>
      <SheetOpener id={PANEL} text={chosen > 0 ? t('filters_chosen', { count: chosen }) : t('filters')} />
      <Sheet id={PANEL} title={t('filters')} close={t('close')}>
        <form ref={form} key={generation} className={styles.form} action={link(listFields.path)}>
          <TextField
            label={t('find')}
            type="search"
            name="find"
            defaultValue={selection.find}
            maxLength={100}
            autoComplete="off"
            onInput={type}
          />
          {data.facets.map((facet, position) => (
            <FacetChoice
              key={facet.key}
              facet={facet}
              chosen={selection.facets[facet.key] ?? []}
              isOpen={position < OPEN_AT_FIRST}
              onToggle={(code) => choose(toggled(selection, facet.key, code))}
            />
          ))}
          {listFields.ranges
            .filter((key) => !data.locked_columns.includes(key))
            .map((key) => (
              <ListRange
                key={key}
                list={data.list}
                name={key}
                range={selection.ranges[key] ?? EVERYTHING}
                histogram={data.histograms.find((histogram) => histogram.key === key)}
                today={data.today}
                onChange={(range) => change(key, range)}
              />
            ))}
          {hidden.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <div className={styles.foot}>
            <button className={classes(buttons.button, buttons.solid)} type="submit">
              {t('show')}
            </button>
          </div>
        </form>
      </Sheet>
    </search>
  );
}

const OPEN_AT_FIRST = 3;
const EVERYTHING: RequestedRange = { from: null, to: null };
