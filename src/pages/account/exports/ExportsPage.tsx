import { AUTO_SEND_ROWS } from '#domain/exports/auto-send.ts';
import { ExportList } from '#features/export-files/ExportList.tsx';
import type english from '#features/export-files/labels/eng.json';
import { AccountPage } from '#page-parts/account-page/AccountPage.tsx';
import type { PageView } from '#platform/contract/page-view.ts';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import { Empty } from '#ui/empty/Empty.tsx';
import type { ExportsPageData } from './exports.contract.ts';

function ExportsPage({ data: { files, refused } }: { data: ExportsPageData }) {
  const t = useLabels<typeof english>('export-files');
  const format = useFormat();
  return (
    <AccountPage
      title={t('title')}
      lead={t('lead', { shown: format.number(AUTO_SEND_ROWS, 0) })}
      refused={refused}
    >
      {files.length > 0 ? (
        <ExportList files={files} />
      ) : (
        <Empty icon="file" title={t('empty_title')} text={t('empty_text')} />
      )}
    </AccountPage>
  );
}

export const view: PageView<ExportsPageData> = {
  View: ExportsPage,
  head: (_, { translator }) => {
    const t = translator.of<keyof typeof english>('export-files');
    return { title: t('title'), description: t('description'), path: '/exports/', isIndexed: false };
  },
};
