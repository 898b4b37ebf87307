import { CodeSignIn } from '#features/sign-in/CodeSignIn.tsx';
import type english from '#features/sign-in/labels/eng.json';
import { OtherWays } from '#features/sign-in/OtherWays.tsx';
import { AccountSheet } from '#page-parts/account-sheet/AccountSheet.tsx';
import type { PageView } from '#platform/contract/page-view.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import type { SignInCodePageData } from './sign-in-code-page.contract.ts';

function SignInCodePage({ data: { refused, next, providers } }: { data: SignInCodePageData }) {
  const t = useLabels<typeof english>('sign-in');
  return (
    <AccountSheet title={t('code_title')} lead={t('code_lead')} refused={refused} next={next}>
      <CodeSignIn starts="address" refused={null} next={next} />
      <OtherWays current="code" next={next} providers={providers} />
    </AccountSheet>
  );
}

export const view: PageView<SignInCodePageData> = {
  View: SignInCodePage,
  head: (_, { translator }) => {
    const t = translator.of<keyof typeof english>('sign-in');
    return {
      title: t('code_title'),
      description: t('code_description'),
      path: '/sign-in/code/',
      isIndexed: false,
    };
  },
};
