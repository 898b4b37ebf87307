import { type Browser, chromium, type Page } from '@playwright/test';
import { median } from '../frame.ts';

/** Chromium as it would run on a processor of a quarter of the speed. */
const SLOWED = 4;
const LIMITS = { ratio: 1.25, shift: 0.02 };
/** By then nothing is left to do, with script and without. */
const LOOKED_AT_MS = 6_000;
/** Data for scripts is left: it is as long, and nothing runs. */
const SCRIPT = /<script(?![^>]*type="application\/json")[^>]*>.*?<\/script>/gs;

interface Seen {
  /** Milliseconds beyond 50 of every long task. */
  readonly blocked: number;
  readonly hydrated: number;
  readonly largest: number;
  readonly shift: number;
  readonly elements: number;
}

/** The page, and the same document without any script, in turns: what script adds to the work of the browser. */
export async function printSlowBrowser(url: string, rounds: number): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    // Chromium's sandbox refuses to work for root.
    args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu'],
  });
  const seen: Seen[] = [];
  const bare: Seen[] = [];
  for (let round = 0; round < rounds; round++) {
    seen.push(await look(browser, url, true));
    bare.push(await look(browser, url, false));
  }
  await browser.close();
  const middle = (of: keyof Seen, all = seen) => median(all.map((each) => each[of]));
  const ratio = middle('blocked') / Math.max(1, middle('blocked', bare));
  const holds = (does: boolean) => (does ? 'holds' : 'MISSES');
  console.log(
    `${SLOWED}× slowed, median of ${rounds}: long tasks ${middle('blocked').toFixed(0)} ms beyond 50, without script ` +
      `${middle('blocked', bare).toFixed(0)} ms: ${ratio.toFixed(2)}× (${holds(ratio <= LIMITS.ratio)} ≤ ${LIMITS.ratio}×); ` +
      `first islands hydrated at ${middle('hydrated').toFixed(0)} ms, largest paint at ${middle('largest').toFixed(0)} ms ` +
      `(without script ${middle('largest', bare).toFixed(0)} ms), shifted ${middle('shift').toFixed(3)} ` +
      `(${holds(middle('shift') <= LIMITS.shift)} ≤ ${LIMITS.shift}), ${middle('elements', bare)} elements`,
  );
}

async function look(browser: Browser, url: string, isScripted: boolean): Promise<Seen> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  if (!isScripted) await removeScripts(page, url);
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await page.addInitScript(watchPage);
  await page.goto(url);
  await page.waitForFunction((until) => performance.now() > until, LOOKED_AT_MS);
  const seen = await page.evaluate(() => (window as unknown as { readSeen: () => Seen }).readSeen());
  await context.close();
  return seen;
}

/** Those in the document too: one of them defers layout, and another would have to end that. */
async function removeScripts(page: Page, url: string): Promise<void> {
  await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.route(url, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(SCRIPT, '');
    await route.fulfill({ response, body });
  });
}

/** Runs in the page, before anything of it. */
function watchPage(): void {
  let blocked = 0;
  let shift = 0;
  let largest = 0;
  let hydrated = 0;
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('longtask', ({ duration }) => {
    blocked += Math.max(0, duration - 50);
  });
  watch('layout-shift', (entry) => {
    shift += (entry as PerformanceEntry & { value: number }).value;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    largest = startTime;
  });
  new MutationObserver(() => {
    const first = [...document.querySelectorAll('[data-when=now]')];
    if (hydrated === 0 && first.length > 0 && first.every((each) => each.hasAttribute('data-hydrated')))
      hydrated = performance.now();
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-hydrated'] });
  Object.assign(window, {
    readSeen: () => ({
      blocked,
      hydrated,
      largest,
      shift,
      elements: document.getElementsByTagName('*').length,
    }),
  });
}
