import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { allowsCampaigns, CONSENT_COOKIE, toConsentChoice } from '#platform/consent/consent.ts';
import type { Cookies } from '#platform/http/context.server.ts';
import type { HttpServices } from '#platform/http/services.server.ts';
import { addressOf, cookiesOf } from '#platform/http/visit.server.ts';
import {
  CAMPAIGN_COOKIES,
  CAMPAIGN_DAYS,
  type Campaign,
  type CampaignCookie,
  readCampaign,
} from './campaign.ts';

const NAMES = Object.keys(CAMPAIGN_COOKIES) as CampaignCookie[];

/** Keeps what brought a visitor here, from any page that is opened with it. */
export function rememberCampaigns(app: FastifyInstance, services: HttpServices): void {
  app.addHook('onSend', async (request, reply) => {
    if (request.method !== 'GET' || !isOpened(reply)) return;
    const campaign = readCampaign(addressOf(request).query);
    if (Object.keys(campaign).length === 0 || !isAllowed(services, request)) return;
    writeCampaign(cookiesOf(services, request, reply), campaign);
    // The page itself may be everyone's; an answer with this visitor's cookies is not.
    reply.removeHeader('etag').header('cache-control', 'private, no-store');
  });
}

export function writeCampaign(cookies: Cookies, campaign: Campaign): void {
  for (const name of NAMES) {
    const value = campaign[name];
    if (value) cookies.write(name, value, { maxAgeSeconds: CAMPAIGN_DAYS * 86_400 });
  }
}

export function forgetCampaign(cookies: Cookies): void {
  for (const name of NAMES) if (cookies.find(name) !== undefined) cookies.clear(name);
}

/** A document, or the way to one: whoever is sent on may lose the parameters. */
function isOpened(reply: FastifyReply): boolean {
  const isRedirect = reply.statusCode >= 300 && reply.statusCode < 400 && reply.hasHeader('location');
  return isRedirect || String(reply.getHeader('content-type')).startsWith('text/html');
}

const isAllowed = ({ config }: HttpServices, { cookies }: FastifyRequest) =>
  allowsCampaigns(config.requiresConsent, toConsentChoice(cookies[CONSENT_COOKIE]));
