import type { PageView } from '#platform/contract/page-view.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import buttons from '#ui/button/button.module.css';
import { Empty } from '#ui/empty/Empty.tsx';
import fields from '#ui/field/field.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import { Pager } from '#ui/pager/Pager.tsx';
import { SegmentLinks } from '#ui/segment/SegmentLinks.tsx';
import { ChangeTable } from './ChangeTable.tsx';
import { DraftFrame } from './DraftFrame.tsx';
import type { ImportDifferenceData } from './import-draft.contract.ts';
import type english from './labels/eng.json';
import styles from './OperatorImports.module.css';
import { SeriesCharts } from './SeriesCharts.tsx';
import { useImportWords } from './useImportWords.ts';

function ImportDifferencePage({ data }: { data: ImportDifferenceData }) {
  const t = useLabels<typeof english>('operator-imports');
  const link = useLink();
  const { draft, changes, series, page, pages, total } = data;
  return (
    <DraftFrame draft={draft} step="difference">
      <Filters data={data} />
      {series.length > 0 && <SeriesCharts series={series} />}
      {changes.length > 0 ? (
        <ChangeTable changes={changes} />
      ) : (
        <Empty icon="list" title={t('no_difference')} />
      )}
      {pages > 1 && (
        <Pager page={page} pages={pages} total={total} hrefOf={(to) => link(addressOf(data, { page: to }))} />
      )}
    </DraftFrame>
  );
}

function Filters({ data }: { data: ImportDifferenceData }) {
  const t = useLabels<typeof english>('operator-imports');
  const link = useLink();
  const { count } = useImportWords();
  const { draft, kind, subject, counts } = data;
  return (
    <div className={styles.actions}>
      <SegmentLinks
        label={t('step_difference')}
        items={(['changed', 'new'] as const).map((each) => ({
          text: `${each === 'new' ? t('added') : t('changed')} ${count(counts[each])}`,
          href: link(addressOf(data, { kind: each })),
          isCurrent: each === kind,
        }))}
      />
      <search>
        <form className={styles.actions} action={link(`/operator/imports/${draft.id}/difference/`)}>
          <input type="hidden" name="kind" value={kind} />
          <input
            className={fields.field}
            type="search"
            name="subject"
            aria-label={t('subject')}
            placeholder={t('subject')}
            defaultValue={subject}
            maxLength={100}
          />
          <button type="submit" className={buttons.button}>
            {t('filter')}
          </button>
        </form>
      </search>
      <a
        className={buttons.button}
        href={link(addressOf(data, {}).replace('/difference/', '/difference/file/'))}
        download
      >
        <Icon name="download" />
        {t('download_csv')}
      </a>
    </div>
  );
}

function addressOf(
  { draft, kind, subject }: ImportDifferenceData,
  other: { readonly kind?: string; readonly page?: number },
): string {
  const query = new URLSearchParams({
    kind: other.kind ?? kind,
    ...(subject && { subject }),
    ...(other.page && other.page > 1 && { page: String(other.page) }),
  });
  return `/operator/imports/${draft.id}/difference/?${query}`;
}

export const view: PageView<ImportDifferenceData> = {
  View: ImportDifferencePage,
  head: ({ draft }, { translator }) => {
    const t = translator.of<keyof typeof english>('operator-imports');
    return {
      title: `${t('draft_name', { id: draft.id })} · ${t('step_difference')}`,
      description: t('lead'),
      path: `/operator/imports/${draft.id}/difference/`,
      isIndexed: false,
    };
  },
};
