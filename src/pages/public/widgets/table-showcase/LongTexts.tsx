import { useLabels } from '#platform/i18n/I18n.tsx';
import { Table } from '#ui/table/Table.tsx';
import type { Column } from '#ui/table/table-data.ts';
import { Specimen } from '../Specimen.tsx';
import type english from './labels/eng.json';
import type { TableShowcaseData } from './table-showcase.contract.ts';

/** A long text is cut in a column of words and whole in one of comments. */
export function LongTexts({ data }: { data: TableShowcaseData }) {
  const t = useLabels<typeof english>('table-showcase');
  const industry: Column = { key: 'industry', title: t('industry'), isSortable: true };
  const columns: readonly Column[] = [
    industry,
    { key: 'shares', title: t('shares'), kind: 'number', decimals: 0, isSortable: true },
    { key: 'names', title: t('names') },
  ];
  const rows = data.industries.map(({ name, shares, names }) => ({
    id: name,
    cells: { industry: name, shares, names, comment: names },
  }));
  return (
    <>
      <Specimen id="table-cut" title={t('cut')} note={t('cut_note')}>
        <Table label={t('cut')} columns={columns} rows={rows} />
      </Specimen>
      <Specimen id="table-comment" title={t('comments')} note={t('comments_note')}>
        <Table
          label={t('comments')}
          columns={[industry, { key: 'comment', title: t('comment'), kind: 'comment' }]}
          rows={rows.slice(0, 2)}
        />
      </Specimen>
    </>
  );
}
