import type english from '#features/sign-in/labels/eng.json';
import { OtherWays } from '#features/sign-in/OtherWays.tsx';
import { SignInForm } from '#features/sign-in/SignInForm.tsx';
import { SocialFailure } from '#features/social-sign-in/SocialFailure.tsx';
import { AccountSheet } from '#page-parts/account-sheet/AccountSheet.tsx';
import type { PageView } from '#platform/contract/page-view.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import type { SignInPageData } from './sign-in-page.contract.ts';

function SignInPage({ data: { refused, next, providers } }: { data: SignInPageData }) {
  const t = useLabels<typeof english>('sign-in');
  const isSocial = refused === 'social_failed';
  return (
    <AccountSheet title={t('title')} lead={t('lead')} next={next}>
      {isSocial && <SocialFailure />}
      <SignInForm refused={isSocial ? null : refused} next={next} />
      <OtherWays current="password" next={next} providers={providers} />
    </AccountSheet>
  );
}

export const view: PageView<SignInPageData> = {
  View: SignInPage,
  head: (_, { translator }) => {
    const t = translator.of<keyof typeof english>('sign-in');
    return { title: t('title'), description: t('description'), path: '/sign-in/', isIndexed: false };
  },
};
