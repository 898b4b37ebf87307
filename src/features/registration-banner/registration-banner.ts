export const BANNER_COOKIE = 'reg_banner';
export const BANNER_CLOSED_SECONDS = 24 * 60 * 60;
export const QUIET_MS = 15_000;
const SCROLL_THRESHOLD = 0.6;

export type Variant = 'even' | 'odd';

/** Times are milliseconds of the clock on the wall. */
export type RegistrationBanner =
  | { readonly state: 'waiting'; readonly quietSince: number }
  | { readonly state: 'shown'; readonly variant: Variant }
  | { readonly state: 'closed' };

export type BannerEvent =
  | { readonly kind: 'activity' | 'leave' | 'tick' | 'close'; readonly at: number }
  /** `fraction`: how much of the way to the end of the page lies behind the reader. */
  | { readonly kind: 'scroll'; readonly at: number; readonly fraction: number };

export function bannerFrom(at: number): RegistrationBanner {
  return { state: 'waiting', quietSince: at };
}

/** Appears once: after 15 seconds without activity, past 60 % of the page, or when the mouse leaves it. */
export function reduceBanner(banner: RegistrationBanner, event: BannerEvent): RegistrationBanner {
  if (event.kind === 'close') return { state: 'closed' };
  if (banner.state !== 'waiting') return banner;
  switch (event.kind) {
    case 'leave':
      return shownAt(event.at);
    case 'tick':
      return event.at >= endOfQuiet(banner) ? shownAt(event.at) : banner;
    case 'activity':
      return { ...banner, quietSince: event.at };
    case 'scroll':
      return event.fraction > SCROLL_THRESHOLD ? shownAt(event.at) : { ...banner, quietSince: event.at };
  }
}

/** When it appears if nothing happens; never, once it was shown. */
export function endOfQuiet(banner: RegistrationBanner): number {
  return banner.state === 'waiting' ? banner.quietSince + QUIET_MS : Number.POSITIVE_INFINITY;
}

function shownAt(at: number): RegistrationBanner {
  return { state: 'shown', variant: Math.floor(at / 1000) % 2 === 0 ? 'even' : 'odd' };
}

interface Visit {
  readonly language: string;
  readonly isSignedIn: boolean;
  readonly hasCookie: boolean;
  /** Where consent is required, only after it was given. */
  readonly isAllowed: boolean;
  readonly path: string;
}

/** English pages only, and nobody who has an account or is about to get one. */
export function mayOfferRegistration({ language, isSignedIn, hasCookie, isAllowed, path }: Visit): boolean {
  const isAtTheDoor = /^\/(register|sign-in)\//.test(path);
  return language === 'eng' && !isSignedIn && !hasCookie && isAllowed && !isAtTheDoor;
}
