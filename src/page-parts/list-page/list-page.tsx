import type { ComponentType } from 'react';
import { LISTS } from '#market/lists/list-fields.ts';
import { listPath, usualColumns } from '#market/lists/list-selection.ts';
import type { ListData } from '#market/lists/lists.contract.ts';
import type { PageView } from '#platform/contract/page-view.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import styles from './ListPage.module.css';
import { ListView } from './ListView.tsx';

/** The labels that the module of every list page has. */
type Label = 'heading' | 'lead' | 'title' | 'description';

/** A page that is one of the five lists under its own heading; `module` has its words, `Panel` what its numbers open, `Ways` where else to look. */
export function toListPage<Data extends ListData>(
  module: string,
  Panel?: ComponentType,
  Ways?: ComponentType,
): PageView<Data> {
  function ListPage({ data }: { data: Data }) {
    const t = useLabels<Record<Label, string>>(module);
    return (
      <>
        <div className={styles.head}>
          <h1>{t('heading')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
          {Ways && <Ways />}
        </div>
        <ListView data={data} />
        {Panel && <Panel />}
      </>
    );
  }
  return {
    View: ListPage,
    head: ({ list, selection, facets, skipped }, { translator, format }) => {
      const t = translator.of<Label>(module);
      const fields = LISTS[list];
      const chosen = facets.flatMap(({ key, values }) =>
        values
          .filter(({ code, name }) => name && selection.facets[key]?.includes(code))
          .map(({ name }) => name),
      );
      // Free text, ranges and later pages are for readers, not for search engines.
      const isPlain = selection.find === '' && Object.keys(selection.ranges).length === 0 && skipped === 0;
      return {
        title: format.phrase([t('title'), ...chosen]),
        description: t('description'),
        path: listPath(fields, { ...selection, columns: usualColumns(fields) }),
        ...(!isPlain && { isIndexed: false as const }),
        breadcrumbs: [{ name: t('heading'), path: fields.path }],
      };
    },
  };
}
