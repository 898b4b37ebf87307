import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { median } from '../frame.ts';
import { freePort } from '../servers.ts';
import { installOutside } from './install-outside.ts';

const VERSIONS = { lighthouse: '13.5.0' };
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const RUNS = 3;
const LEAST = 95;

interface Report {
  readonly lhr: {
    readonly categories: Readonly<Record<string, { score: number | null }>>;
    readonly audits: Readonly<
      Record<string, { id: string; score: number | null; title: string; scoreDisplayMode: string }>
    >;
  };
}
type Lighthouse = (url: string, flags: Readonly<Record<string, unknown>>) => Promise<Report | undefined>;

/** Its four scores, as it likes to measure: a phone on a slow line; and whether Back finds the page as it was left. */
export async function printLighthouse(origin: string, paths: readonly string[]): Promise<void> {
  const folder = installOutside('lighthouse', VERSIONS);
  const module: { default: Lighthouse } = await import(join(folder, 'node_modules/lighthouse/core/index.js'));
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    // Playwright turns it off, and whether a page can be restored is one of the questions.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: [
      `--remote-debugging-port=${port}`,
      '--disable-gpu',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
  for (const path of paths) {
    const reports: Report[] = [];
    for (let run = 0; run < RUNS; run++) {
      const report = await module.default(origin + path, {
        port,
        logLevel: 'error',
        onlyCategories: CATEGORIES,
      });
      if (report) reports.push(report);
    }
    printReports(path, reports);
  }
  await browser.close();
}

function printReports(path: string, reports: readonly Report[]): void {
  const scores = CATEGORIES.map((name) => {
    const score = median(reports.map(({ lhr }) => (lhr.categories[name]?.score ?? 0) * 100));
    return `${name} ${score.toFixed(0)}${score < LEAST ? ' (MISSES)' : ''}`;
  });
  console.log(`Lighthouse ${path}, median of ${reports.length}, to reach ${LEAST}: ${scores.join(', ')}`);
  const failed = Object.values(reports[0]?.lhr.audits ?? {}).filter(
    ({ score, scoreDisplayMode }) => scoreDisplayMode !== 'informative' && score !== null && score < 0.9,
  );
  for (const { id, score, title } of failed) console.log(`  ${id} ${score}: ${title}`);
}
