import { chromium } from '@playwright/test';
import { median } from '../frame.ts';

/** Chromium as it would run on a processor of a quarter of the speed. */
const SLOWED = 4;
const LIMITS = { blocked: 150, hydrated: 1_500, shift: 0.02 };

interface Seen {
  /** Milliseconds beyond 50 of every long task, from the first paint to the takeover. */
  readonly blocked: number;
  readonly hydrated: number;
  readonly largest: number;
  readonly shift: number;
  readonly firstScript: number;
}

export async function printSlowBrowser(url: string, rounds: number): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    // Chromium's sandbox refuses to work for root.
    args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu'],
  });
  const seen: Seen[] = [];
  for (let round = 0; round < rounds; round++) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    await page.addInitScript(watchPage);
    await page.goto(url);
    await page.waitForFunction(() => (window as unknown as { seen?: Seen }).seen !== undefined);
    await page.waitForTimeout(500);
    seen.push(await page.evaluate(() => (window as unknown as { seen: Seen }).seen));
    await context.close();
  }
  await browser.close();
  const middle = (of: keyof Seen) => median(seen.map((each) => each[of]));
  const hold = (of: 'blocked' | 'hydrated' | 'shift') => (middle(of) <= LIMITS[of] ? 'holds' : 'MISSES');
  console.log(
    `${SLOWED}× slowed, median of ${rounds}: blocked ${middle('blocked').toFixed(0)} ms (${hold('blocked')} ≤ ${LIMITS.blocked}), ` +
      `taken over at ${middle('hydrated').toFixed(0)} ms (${hold('hydrated')} ≤ ${LIMITS.hydrated}), largest paint at ` +
      `${middle('largest').toFixed(0)} ms (first script done at ${middle('firstScript').toFixed(0)} ms), ` +
      `moved ${middle('shift').toFixed(3)} (${hold('shift')} ≤ ${LIMITS.shift})`,
  );
}

/** Runs in the page, before anything of it. */
function watchPage(): void {
  const tasks: PerformanceEntry[] = [];
  let shift = 0;
  let largest = 0;
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('longtask', (entry) => tasks.push(entry));
  watch('layout-shift', (entry) => {
    shift += (entry as PerformanceEntry & { value: number }).value;
  });
  watch('largest-contentful-paint', (entry) => {
    largest = entry.startTime;
  });
  const isTakenOver = () => {
    const link = document.querySelector('main a');
    return link !== null && Object.keys(link).some((key) => key.startsWith('__reactProps'));
  };
  const look = () => {
    if (!isTakenOver()) return requestAnimationFrame(look);
    const hydrated = performance.now();
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    const firstScript = Math.min(...scripts.map((entry) => (entry as PerformanceResourceTiming).responseEnd));
    return setTimeout(() => {
      const within = tasks.filter(({ startTime }) => startTime >= painted && startTime <= hydrated);
      const blocked = within.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
      Object.assign(window, { seen: { blocked, hydrated, largest, shift, firstScript } });
    }, 1_000);
  };
  look();
}
