import { randomUUID } from 'node:crypto';
import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Locator,
  type Page,
  type WebError,
} from '@playwright/test';

export type Visitor = 'anonymous' | 'free' | 'paid';
export const VISITORS: readonly Visitor[] = ['anonymous', 'free', 'paid'];
export const LANGUAGES = ['rus', 'eng', 'pol', 'ita', 'deu', 'esp', 'chn', 'ukr', 'fra', 'tur'] as const;
/** For what a phone lays out in another way or does by touch. All other tests run once, at the width of a desktop. */
export const BOTH_WIDTHS = { tag: '@phone' } as const;
export const PHONE = { width: 400, height: 860 };
export const STOCK = '/stocks/norvik-steel/';

/** For what shows only while nothing is in the browser's cache: other tests find there what those before them requested. */
export const FIRST_VISIT = { tag: '@first-visit' } as const;
export const FIRST_VISIT_AT_BOTH_WIDTHS = { tag: [BOTH_WIDTHS.tag, FIRST_VISIT.tag] };

interface Fixtures {
  /** Whether the cookie notice and the advertising bar were put away before the test; with `false` they stand there. */
  isLeftAlone: boolean;
  complaints: string[];
  putAway: undefined;
}

/** What Chromium says by itself when the fade from one page to the next came too late: nothing is lost. */
const LATE_FADE = /^InvalidStateError: Transition was aborted/;
/** What Playwright's own clock says when it is run while a page is being left. */
const CLOCK_OF_A_LEFT_PAGE = /reading 'controller'/;

/** The page's own clock, installed before, stands still from now on. */
export const stopClock = (page: Page): Promise<void> =>
  // Between the two steps a busy machine may let more time pass.
  expect(async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 100)).toPass();

/** Every page that is opened must stay free of console errors and blocked resources; a test may expect some. */
export const test = base.extend<Fixtures>({
  isLeftAlone: [true, { option: true }],
  context: async ({ browser, context }, use, { tags }) => {
    if (!tags.includes(FIRST_VISIT.tag)) return use(context);
    const first = await browser.newContext();
    await use(first);
    await first.close();
  },
  putAway: [
    async ({ context, isLeftAlone, baseURL }, use) => {
      const answers = { cookie_consent: 'necessary', cookiecatfish: '1' };
      const cookies = Object.entries(answers).map(([name, value]) => ({ name, value, url: baseURL ?? '' }));
      if (isLeftAlone) await context.addCookies(cookies);
      await use(undefined);
    },
    { auto: true },
  ],
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      const hear = (message: ConsoleMessage) => {
        if (message.type() === 'error') complaints.push(message.text());
      };
      const hearError = (error: WebError) => {
        const complaint = String(error.error());
        if (!LATE_FADE.test(complaint) && !CLOCK_OF_A_LEFT_PAGE.test(complaint)) complaints.push(complaint);
      };
      context.on('console', hear).on('weberror', hearError);
      await use(complaints);
      context.off('console', hear).off('weberror', hearError);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/** The sessions of the demo accounts, for all tests of a worker: checking a password is slow on purpose. */
const sessions = new Map<string, Cookies>();

export async function signInAs(
  context: BrowserContext,
  visitor: Visitor | 'noexcel' | 'operator',
  origin: string,
): Promise<void> {
  if (visitor === 'anonymous') return;
  const known = sessions.get(visitor + origin);
  // Whoever signs in while signed in ends the session before, which other tests still use.
  if (!known) await context.clearCookies({ name: /session/ });
  const session = known ?? (await startSession(context, visitor, origin));
  sessions.set(visitor + origin, session);
  await context.addCookies(session);
}

/** A session that no other test has, for a test that ends it. */
export async function startSession(
  context: BrowserContext,
  visitor: string,
  origin: string,
): Promise<Cookies> {
  const response = await context.request.post('/api/auth/sign-in/', {
    data: { email: `${visitor}@demo.example`, password: 'basispoint-demo' },
    headers: { origin },
  });
  expect(response.ok()).toBe(true);
  const set = response.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie');
  const names = set.map(({ value }) => value.split('=', 1)[0]);
  return (await context.cookies(origin)).filter(({ name }) => names.includes(name));
}

/** An account of its own, for what a visitor keeps: no other test changes it. The operator reads the code that it was sent. Gives its e-mail. */
export async function signInAsNew(context: BrowserContext, origin: string): Promise<string> {
  const email = `${randomUUID()}@new.example`;
  const post = async (url: string, data: object) => {
    const response = await context.request.post(url, { data, headers: { origin } });
    expect(response.ok(), url).toBe(true);
  };
  await post('/api/auth/register/', { email, password: 'a quiet evening', name: 'New' });
  const operator = await context.browser()?.newContext({ baseURL: origin });
  if (!operator) throw new Error('a context of a test belongs to a browser');
  await signInAs(operator, 'operator', origin);
  const outbox = await (await operator.request.get('/operator/outbox/?format=json')).json();
  await operator.close();
  const message = outbox.messages.find(({ address }: { address: string }) => address === email);
  const code = /(?<!\d)\d{6}(?!\d)/.exec(message?.text ?? '')?.[0];
  await post('/api/auth/register/confirm/', { code });
  return email;
}

/** Waits until what is interactive at once is hydrated, or what is named: before, a click on a link is an ordinary navigation. */
export async function waitForTakeOver(page: Page, place?: string): Promise<void> {
  await page.waitForFunction(
    (selector) => {
      // Idle ones follow by themselves.
      const now = [...document.querySelectorAll('[data-island]:is([data-when=now], [data-when=idle])')];
      const named = selector === undefined ? now.map((island) => island.querySelector('a, button')) : [];
      if (selector !== undefined) named.push(document.querySelector(selector));
      const isHydrated = (element: Element | null) =>
        element === null
          ? selector === undefined
          : !element.closest('[data-island]') ||
            Object.keys(element).some((key) => key.startsWith('__reactProps'));
      return (
        now.length > 0 &&
        now.every((island) => island.hasAttribute('data-hydrated')) &&
        named.every(isHydrated)
      );
    },
    place,
    // Looking at every frame makes the browser draw every frame.
    { polling: 50 },
  );
}

/** An island is hydrated when a reader comes near: before, its links are followed by the browser. */
export async function comeNear(page: Page, section: string): Promise<void> {
  // Not by a locator, which fails when what it holds is drawn anew while it scrolls there.
  await page.waitForFunction(
    (selector) => {
      const element = document.querySelector(selector);
      if (!element) return false;
      element.scrollIntoView({ behavior: 'instant' });
      const island = element.closest('[data-island]');
      return island === null || island.hasAttribute('data-hydrated');
    },
    section,
    { polling: 300 },
  );
}

/** Until the browser has drawn what it has and nothing is left to run: what was to follow from the last step has followed. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestIdleCallback(resolve));
    await new Promise(requestAnimationFrame);
  });
}

/** Sections far below are laid out once the page has arrived, or at the first press. */
export const waitUntilLaidOut = (page: Page): Promise<void> =>
  expect(page.locator('html[data-arriving]')).toHaveCount(0);

/** Until what moves into its place, or within it, has arrived there. */
export const waitForAnimations = (place: Locator): Promise<void> =>
  place.evaluate(async (element) => {
    await Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished));
  });

/** Turns the wheel, and waits until the page has had the event. */
export async function turnWheel(page: Page, by: number): Promise<void> {
  const turned = page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        addEventListener('wheel', () => resolve(), { once: true, capture: true }),
      ),
  );
  await page.mouse.wheel(0, by);
  await turned;
  await waitUntilIdle(page);
}

export const sidewaysOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Pixels between a section and what stands before it. */
export const gapAbove = (page: Page, section: string): Promise<number> =>
  page.locator(section).evaluate((one) => {
    const before = (
      one.previousElementSibling ??
      one.parentElement?.previousElementSibling ??
      one
    ).getBoundingClientRect();
    return one.getBoundingClientRect().top - before.bottom;
  });

export const prefixOf = (language: string): string => (language === 'eng' ? '' : `/${language}`);

export { findFaults, findSmallTargets, THEMES, type Theme } from './find-faults.ts';
export { expect };
