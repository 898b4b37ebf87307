import { useEffect } from 'react';
import type english from '#features/sign-in/labels/eng.json';
import { OtherWays } from '#features/sign-in/OtherWays.tsx';
import { SignInForm } from '#features/sign-in/SignInForm.tsx';
import { useLabels } from '#foundation/i18n/I18n.tsx';
import type refusals from '#foundation/refusals/labels/eng.json';
import type { PageView } from '#foundation/web/page-view.ts';
import { Message } from '#ui/message/Message.tsx';
import { useMessages } from '#ui/message-banner/MessageBannerProvider.tsx';
import { toSocialLoginFailure } from '#ui/message-banner/server-alerts.ts';
import { AccountSheet } from './AccountSheet.tsx';
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

/** A message for three seconds (document A, section 8); without script a line that stays. */
function SocialFailure() {
  const why = useLabels<typeof refusals>('refusals');
  const { show } = useMessages();
  const text = why('social_failed');
  useEffect(() => show(toSocialLoginFailure(text)), [show, text]);
  return (
    <noscript>
      <Message>{text}</Message>
    </noscript>
  );
}

export const view: PageView<SignInPageData> = {
  View: SignInPage,
  head: (_, { translator }) => {
    const t = translator.of<keyof typeof english>('sign-in');
    return { title: t('title'), description: t('description'), path: '/sign-in/', isIndexed: false };
  },
};
