/** What brought the visitor here, as other pages wrote it down. */
const CAMPAIGN_COOKIES = ['fromAds', 'utmParameters'] as const;
const LONGEST_VALUE = 1000;

/** Null where nothing was noted. */
export function toCampaign(
  findCookie: (name: string) => string | undefined,
): Readonly<Record<string, string>> | null {
  const noted = CAMPAIGN_COOKIES.flatMap((name) => {
    const value = findCookie(name)
      ?.replaceAll(/\p{Cc}/gu, '')
      .slice(0, LONGEST_VALUE);
    return value ? [[name, value] as const] : [];
  });
  return noted.length > 0 ? Object.fromEntries(noted) : null;
}
