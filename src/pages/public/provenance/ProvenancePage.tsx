import { entityPath } from '#domain/search/categories.ts';
import { fillPath } from '#platform/contract/page.ts';
import type { PageView } from '#platform/contract/page-view.ts';
import { useFormat, useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { Empty } from '#ui/empty/Empty.tsx';
import { EntityHeading } from '#ui/entity-heading/EntityHeading.tsx';
import { Section } from '#ui/section/Section.tsx';
import { SimpleTable } from '#ui/table/SimpleTable.tsx';
import type { Column, Row } from '#ui/table/table-data.ts';
import type english from './labels/eng.json';
import { type ProvenancePageData, provenancePage } from './provenance.contract.ts';

type Origin = ProvenancePageData['rows'][number];

/** Which source, import and file each kind of data comes from (DI-09). */
function ProvenancePage({ data }: { data: ProvenancePageData }) {
  const t = useLabels<typeof english>('provenance');
  const link = useLink();
  const format = useFormat();
  const { name, category, stringId, rows } = data;
  const entity = link(entityPath(category, stringId));
  const columns: readonly Column[] = [
    { key: 'record', title: t('record'), isRowHead: true, width: 'third' },
    { key: 'from', title: t('from'), kind: 'day' },
    { key: 'to', title: t('to'), kind: 'day' },
    { key: 'count', title: t('count'), kind: 'number', decimals: 0, on: 'wide' },
    { key: 'source', title: t('source') },
    { key: 'file', title: t('file') },
    { key: 'imported', title: t('imported') },
    { key: 'batch', title: t('batch'), kind: 'number', decimals: 0, on: 'wide' },
  ];
  const toRow = (origin: Origin): Row => ({
    id: `${origin.record} ${origin.venue} ${origin.batch}`,
    cells: {
      record: origin.venue
        ? t('of_venue', { record: t(`record_${origin.record}`), venue: origin.venue })
        : t(`record_${origin.record}`),
      from: origin.first_day,
      to: origin.last_day,
      count: origin.count,
      source: origin.source,
      file: origin.files.length > 0 ? format.phrase(origin.files) : null,
      imported: origin.imported_at && format.moment(origin.imported_at),
      batch: origin.batch,
    },
  });
  return (
    <>
      <EntityHeading
        path={{
          label: t('path'),
          links: [
            { href: link('/'), text: t('home') },
            { href: entity, text: name },
          ],
        }}
        name={t('title', { name })}
        ticker={null}
        facts={[]}
      />
      <Section id="sources" title={t('heading')} hint={t('hint')}>
        {rows.length === 0 ? (
          <Empty icon="info" title={t('empty')} />
        ) : (
          <SimpleTable label={t('heading')} columns={columns} rows={rows.map(toRow)} />
        )}
      </Section>
    </>
  );
}

export const view: PageView<ProvenancePageData> = {
  View: ProvenancePage,
  head: ({ name, category, stringId }, { translator }) => {
    const t = translator.of<keyof typeof english>('provenance');
    const title = t('title', { name });
    const path = fillPath(provenancePage.path, { category, stringId });
    return {
      title,
      description: t('description', { name }),
      path,
      isIndexed: false,
      breadcrumbs: [
        { name: t('home'), path: '/' },
        { name, path: entityPath(category, stringId) },
        { name: title, path },
      ],
    };
  },
};
