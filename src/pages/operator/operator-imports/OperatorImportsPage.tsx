import { OperatorFrame } from '#page-parts/operator/OperatorFrame.tsx';
import type { PageView } from '#platform/contract/page-view.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { Empty } from '#ui/empty/Empty.tsx';
import { Pager } from '#ui/pager/Pager.tsx';
import { Section } from '#ui/section/Section.tsx';
import { BatchList } from './BatchList.tsx';
import { DraftList } from './DraftList.tsx';
import type english from './labels/eng.json';
import { type OperatorImportsData, operatorImportsPage } from './operator-imports.contract.ts';
import { UploadForm } from './UploadForm.tsx';

function OperatorImportsPage({ data }: { data: OperatorImportsData }) {
  const t = useLabels<typeof english>('operator-imports');
  const link = useLink();
  const { drafts, batches, page, pages, total } = data;
  const hrefOf = (wanted: number) => link(operatorImportsPage.path + (wanted > 1 ? `?page=${wanted}` : ''));
  return (
    <OperatorFrame title={t('title')} lead={t('lead')} refused={data.refused}>
      <Section id="new" title={t('new')}>
        <UploadForm largestMegabytes={data.largestMegabytes} />
      </Section>
      {drafts.length > 0 && (
        <Section id="drafts" title={t('drafts')}>
          <DraftList drafts={drafts} />
        </Section>
      )}
      <Section id="batches" title={t('batches')}>
        {batches.length > 0 ? (
          <BatchList batches={batches} />
        ) : (
          <Empty icon="list" title={t('no_batches')} text={t('no_batches_text')} />
        )}
        {pages > 1 && <Pager page={page} pages={pages} total={total} hrefOf={hrefOf} />}
      </Section>
    </OperatorFrame>
  );
}

export const view: PageView<OperatorImportsData> = {
  View: OperatorImportsPage,
  head: (_, { translator }) => {
    const t = translator.of<keyof typeof english>('operator-imports');
    return { title: t('title'), description: t('lead'), path: operatorImportsPage.path, isIndexed: false };
  },
};
