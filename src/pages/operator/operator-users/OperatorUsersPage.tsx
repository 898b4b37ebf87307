import { OlderLinks } from '#page-parts/operator/OlderLinks.tsx';
import { OperatorFrame } from '#page-parts/operator/OperatorFrame.tsx';
import forms from '#page-parts/operator/operator-forms.module.css';
import type { PageView } from '#platform/contract/page-view.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { Empty } from '#ui/empty/Empty.tsx';
import { SegmentLinks } from '#ui/segment/SegmentLinks.tsx';
import type english from './labels/eng.json';
import type { OperatorUsersData } from './operator-users.contract.ts';
import { UserList } from './UserList.tsx';
import { UserSearch } from './UserSearch.tsx';
import { USER_KINDS } from './user-kinds.ts';

function OperatorUsersPage({ data }: { data: OperatorUsersData }) {
  const t = useLabels<typeof english>('operator-users');
  const link = useLink();
  const kinds = USER_KINDS.map((kind) => ({
    href: link(pathOf({ find: data.find, kind })),
    text: t(`kind_${kind}`),
    isCurrent: kind === data.kind,
  }));
  return (
    <OperatorFrame title={t('title')}>
      <div className={forms.bar}>
        <UserSearch find={data.find} kind={data.kind} />
        <SegmentLinks label={t('kind')} items={kinds} />
      </div>
      {data.users.length > 0 ? (
        <UserList users={data.users} />
      ) : (
        <Empty icon="list" title={t('nobody')} text={data.older === null ? '' : t('look_further')} />
      )}
      <OlderLinks
        latest={data.isFirst ? null : link(pathOf(data))}
        older={data.older === null ? null : link(pathOf({ ...data, before: data.older }))}
      />
    </OperatorFrame>
  );
}

interface Search {
  readonly find: string;
  readonly kind: string;
  readonly before?: number;
}

function pathOf({ find, kind, before }: Search): string {
  const query = new URLSearchParams({
    ...(find && { find }),
    ...(kind !== 'all' && { kind }),
    ...(before !== undefined && { before: String(before) }),
  }).toString();
  return query ? `/operator/users/?${query}` : '/operator/users/';
}

export const view: PageView<OperatorUsersData> = {
  View: OperatorUsersPage,
  head: (data, { translator }) => {
    const t = translator.of<keyof typeof english>('operator-users');
    return { title: t('title'), description: t('title'), path: pathOf(data), isIndexed: false };
  },
};
