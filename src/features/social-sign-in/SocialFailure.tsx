import { useEffect } from 'react';
import { useLabels } from '#platform/i18n/I18n.tsx';
import type refusals from '#platform/refusals/labels/eng.json';
import { Message } from '#ui/message/Message.tsx';
import { useMessages } from '#ui/message-banner/MessageBannerProvider.tsx';
import { toSocialLoginFailure } from '#ui/message-banner/server-alerts.ts';

/** The visitor came back without success: said in the banner for its three seconds, without script in the page. */
export function SocialFailure() {
  const why = useLabels<typeof refusals>('refusals');
  const { show } = useMessages();
  const message = why('social_failed');
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown once, when the page opens
  useEffect(() => void show(toSocialLoginFailure(message)), []);
  return (
    <noscript>
      <Message>{message}</Message>
    </noscript>
  );
}
