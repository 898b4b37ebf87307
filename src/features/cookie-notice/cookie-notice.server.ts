import { readCampaign } from '#platform/campaign/campaign.ts';
import { forgetCampaign, writeCampaign } from '#platform/campaign/remember-campaign.server.ts';
import { CONSENT_COOKIE, CONSENT_DAYS } from '#platform/consent/consent.ts';
import { handle } from '#platform/http/door.server.ts';
import { chooseCookies } from './cookie-notice.contract.ts';

export const serveChooseCookies = handle(chooseCookies, async ({ body }, { cookies }) => {
  const { choice, campaign = '' } = body;
  cookies.write(CONSENT_COOKIE, choice, { maxAgeSeconds: CONSENT_DAYS * 86_400, forScript: true });
  if (choice === 'all') writeCampaign(cookies, readCampaign(campaign));
  else forgetCampaign(cookies);
  return { choice };
});
