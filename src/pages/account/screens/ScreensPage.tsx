import type english from '#features/saved-screens/labels/eng.json';
import { SavedScreens } from '#features/saved-screens/SavedScreens.tsx';
import { AccountPage } from '#page-parts/account-page/AccountPage.tsx';
import type { PageView } from '#platform/contract/page-view.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import type { ScreensPageData } from './screens.contract.ts';

function ScreensPage({ data: { screens, names, wanted, removed, refused } }: { data: ScreensPageData }) {
  const t = useLabels<typeof english>('saved-screens');
  return (
    <AccountPage title={t('title')} lead={t('lead')}>
      <SavedScreens
        screens={screens}
        names={names}
        wanted={wanted}
        removed={removed}
        refused={refused ?? undefined}
      />
    </AccountPage>
  );
}

export const view: PageView<ScreensPageData> = {
  View: ScreensPage,
  head: (_, { translator }) => {
    const t = translator.of<keyof typeof english>('saved-screens');
    return { title: t('title'), description: t('lead'), path: '/screens/', isIndexed: false };
  },
};
