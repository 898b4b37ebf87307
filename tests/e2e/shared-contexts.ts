import type { Browser, BrowserContext } from '@playwright/test';

/**
 * The contexts of a worker, one for each kind of browser. Tests use them one after another: cookies, storage and pages
 * are new for each, while fonts, scripts and what was compiled of them stay cached.
 */
const contexts = new Map<string, BrowserContext>();

export async function openContext(browser: Browser, kind: string): Promise<BrowserContext> {
  const known = contexts.get(kind);
  if (known) return known;
  const context = await browser.newContext();
  // With its last page a context loses its renderer, and with it what that has compiled.
  await context.newPage();
  contexts.set(kind, context);
  return context;
}

export async function lendContext(
  context: BrowserContext,
  kind: string,
  use: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  const [blank] = context.pages();
  let hasClock = false;
  const { install } = context.clock;
  context.clock.install = async (...options) => {
    hasClock = true;
    await install.apply(context.clock, options);
  };
  await use(context);
  // A clock that a test has put in stays in.
  if (hasClock || !blank) {
    contexts.delete(kind);
    return context.close();
  }
  context.clock.install = install;
  const opened = context.pages().filter((page) => page !== blank);
  const origins = new Set(
    opened.map((page) => new URL(page.url()).origin).filter((origin) => origin !== 'null'),
  );
  await Promise.all(opened.map((page) => page.close()));
  await context.clearCookies();
  await context.clearPermissions();
  const session = await context.newCDPSession(blank);
  for (const origin of origins)
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb' });
  await session.detach();
}
