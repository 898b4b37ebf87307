/** Which parameters of any page are stored, and in which cookie (SH-10). */
export const CAMPAIGN_COOKIES = {
  fromAds: ['from_ads', 'click_id', 'exante'],
  utmParameters: ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term', 'utmstat'],
} as const;

export type CampaignCookie = keyof typeof CAMPAIGN_COOKIES;
export type Campaign = Readonly<Partial<Record<CampaignCookie, string>>>;

export const CAMPAIGN_DAYS = 5;
const LONGEST_VALUE = 100;
const LONGEST_COOKIE = 500;

/** What a query string says of a campaign: for each cookie a query string of its known names, or nothing. */
export function readCampaign(query: string): Campaign {
  const given = new URLSearchParams(query);
  const campaign = Object.entries(CAMPAIGN_COOKIES).map(([cookie, names]) => [
    cookie,
    writePairs(given, names),
  ]);
  return Object.fromEntries(campaign.filter(([, text]) => text !== ''));
}

function writePairs(given: URLSearchParams, names: readonly string[]): string {
  let written = '';
  for (const name of names) {
    const start = `${written && '&'}${name}=`;
    const value = encodeWithin(
      toPlain(given.get(name) ?? ''),
      LONGEST_COOKIE - written.length - start.length,
    );
    if (value) written += start + value;
  }
  return written;
}

function toPlain(value: string): string {
  return [...value.replaceAll(/\p{Cc}/gu, '').trim()].slice(0, LONGEST_VALUE).join('').trim();
}

/** As many whole characters as have room: an escape that is cut in two could not be read back. */
function encodeWithin(value: string, room: number): string {
  let encoded = '';
  for (const character of value) {
    const next = encodeURIComponent(character);
    if (encoded.length + next.length > room) return encoded;
    encoded += next;
  }
  return encoded;
}
