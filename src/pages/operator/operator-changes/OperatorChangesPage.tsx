import { OlderLinks } from '#page-parts/operator/OlderLinks.tsx';
import { OperatorFrame } from '#page-parts/operator/OperatorFrame.tsx';
import type { PageView } from '#platform/contract/page-view.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { Empty } from '#ui/empty/Empty.tsx';
import { ChangeList } from './ChangeList.tsx';
import { ChangeSearch } from './ChangeSearch.tsx';
import type english from './labels/eng.json';
import type { OperatorChangesData } from './operator-changes.contract.ts';

function OperatorChangesPage({ data }: { data: OperatorChangesData }) {
  const t = useLabels<typeof english>('operator-changes');
  const link = useLink();
  return (
    <OperatorFrame title={t('title')} lead={t('lead')}>
      <ChangeSearch data={data} />
      {data.changes.length > 0 ? (
        <ChangeList changes={data.changes} />
      ) : (
        <Empty icon="list" title={t('no_changes')} />
      )}
      <OlderLinks
        latest={data.isFirst ? null : link(pathOf(data))}
        older={data.older === null ? null : link(pathOf(data, data.older))}
      />
    </OperatorFrame>
  );
}

function pathOf({ subject, subjectId, by }: OperatorChangesData, before?: number): string {
  const query = new URLSearchParams({
    ...(subject && { subject }),
    ...(subjectId && { id: subjectId }),
    ...(by !== null && { by: String(by) }),
    ...(before !== undefined && { before: String(before) }),
  }).toString();
  return query ? `/operator/changes/?${query}` : '/operator/changes/';
}

export const view: PageView<OperatorChangesData> = {
  View: OperatorChangesPage,
  head: (data, { translator }) => {
    const t = translator.of<keyof typeof english>('operator-changes');
    return { title: t('title'), description: t('lead'), path: pathOf(data), isIndexed: false };
  },
};
