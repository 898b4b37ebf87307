import { useRef } from 'react';
import { ListExport } from '#features/list-export/ListExport.tsx';
import { ListChips } from '#features/list-filters/ListChips.tsx';
import { ListFilters } from '#features/list-filters/ListFilters.tsx';
import { ListPresets } from '#features/list-filters/ListPresets.tsx';
import { useList } from '#features/list-filters/useList.ts';
import { ColumnChoice } from '#features/list-table/ColumnChoice.tsx';
import { ColumnSets } from '#features/list-table/ColumnSets.tsx';
import { ListPages } from '#features/list-table/ListPages.tsx';
import { ListTable } from '#features/list-table/ListTable.tsx';
import { widened, without } from '#market/lists/change-selection.ts';
import type english from '#market/lists/labels/eng.json';
import { LISTS } from '#market/lists/list-fields.ts';
import { isNarrowed, listPath, listWords } from '#market/lists/list-selection.ts';
import type { ListData } from '#market/lists/lists.contract.ts';
import { useFormat, useLabels, useLink } from '#platform/i18n/I18n.tsx';
import buttons from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import { Empty } from '#ui/empty/Empty.tsx';
import styles from './ListView.module.css';

/** One of the five lists: what it may be narrowed by, what is chosen, the rows, and the way to the next of them. */
export function ListView({ data: first }: { data: ListData }) {
  const t = useLabels<typeof english>('lists');
  const region = useRef<HTMLDivElement>(null);
  const list = useList(first, region);
  const link = useLink();
  const { data, status } = list;
  const words = new URLSearchParams(listWords(LISTS[data.list], data.selection)).toString();
  const query = new URLSearchParams({ list: data.list, query: words }).toString();
  return (
    <div className={styles.list} ref={region}>
      <ListFilters list={list} />
      <div className={styles.results}>
        <ListPresets data={data} />
        <ListChips data={data} />
        <div className={styles.bar}>
          <p className={styles.count} role="status">
            <Found data={data} />
          </p>
          <ColumnSets data={data} />
          <ColumnChoice data={data} />
          <a className={buttons.button} href={link(`/screens/?${query}`)} rel="nofollow">
            {t('save')}
          </a>
          <ListExport data={data} />
        </div>
        {status === 'failed' && (
          <p className={styles.failed} role="alert">
            {t('failed')}{' '}
            <button type="button" className={classes(buttons.button, buttons.quiet)} onClick={list.retry}>
              {t('try_again')}
            </button>
          </p>
        )}
        {data.is_corrected && <p className={styles.moved}>{t('corrected', { term: data.selection.find })}</p>}
        {data.has_moved && <p className={styles.moved}>{t('has_moved')}</p>}
        <div className={styles.rows} aria-busy={status === 'loading' || undefined}>
          {data.rows.length > 0 ? <ListTable data={data} /> : <Nothing data={data} />}
        </div>
        <ListPages data={data} />
      </div>
    </div>
  );
}

function Found({ data: { total } }: { data: ListData }) {
  const t = useLabels<typeof english>('lists');
  const format = useFormat();
  return t('found', { count: total, shown: format.number(total, 0) });
}

/** Nobody passes: the filter that was chosen last, as far as the address shows, is the one to let go of first. */
function Nothing({ data: { list, selection } }: { data: ListData }) {
  const t = useLabels<typeof english>('lists');
  const link = useLink();
  const fields = LISTS[list];
  const hrefOf = (next: typeof selection | ReturnType<typeof widened>) => link(listPath(fields, next));
  const last = [...Object.keys(selection.ranges), ...Object.keys(selection.facets), selection.find && 'find']
    .filter(Boolean)
    .at(0);
  return (
    <Empty icon="search" title={isNarrowed(selection) ? t('nothing') : t('empty')}>
      {last && (
        <a className="link" href={hrefOf(without(selection, last))}>
          {t('remove_last')}
        </a>
      )}
      {isNarrowed(selection) && (
        <a className="link" href={hrefOf(widened(selection))}>
          {t('clear')}
        </a>
      )}
    </Empty>
  );
}
