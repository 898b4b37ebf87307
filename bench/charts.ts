import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import { CASES, type Case } from './charts/cases.ts';
import type { ChartBench, Taken, Who } from './charts/page.ts';
import { printChartSizes } from './charts/sizes.ts';
import { median } from './frame.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const WHO: readonly Who[] = ['floor', 'ours', 'lightweight', 'echarts', 'highcharts'];
const TITLES: Readonly<Record<Case, string>> = {
  candles: '10 years of candles and volume',
  lines: '20 lines × 2,500 points',
  million: '1,000,000 points',
};
/** A million points take some peers half a minute a round. */
const ROUNDS: Readonly<Record<Case, number>> = { candles: 9, lines: 5, million: 3 };
/** What we hold ourselves to. */
const MOST_TIMES_THE_FLOOR = 3;

/** Charts in Chromium: everyone draws the same in turns, and each round is compared with its own floor. */
export async function printCharts(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'basispoint-charts-'));
  await buildPage(folder);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    // Chromium's sandbox refuses to work for root.
    args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu'],
  });
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.addScriptTag({ content: await readFile(join(folder, 'charts-page.js'), 'utf8') });
  console.log(
    `\n| charts, in times of a bare canvas | ${WHO.slice(1).join(' | ')} | budget |\n|---|---|---|---|---|---|`,
  );
  for (const which of CASES) {
    const rounds = await runRounds(page, which);
    for (const what of ['open', 'zoom'] as const) console.log(rowOf(which, what, rounds));
  }
  await browser.close();
  await rm(folder, { recursive: true, force: true });
  await printChartSizes(ROOT);
}

type Round = Readonly<Record<Who, Taken>>;

/** The order changes from round to round; the first round warms everyone up and is thrown away. */
async function runRounds(page: Page, which: Case): Promise<readonly Round[]> {
  const rounds: Round[] = [];
  for (let round = 0; round <= ROUNDS[which]; round++) {
    const taken: Partial<Record<Who, Taken>> = {};
    for (let turn = 0; turn < WHO.length; turn++) {
      const who = WHO[(turn + round) % WHO.length] as Who;
      taken[who] = await page.evaluate(
        // The page's script puts it there.
        ([name, kind]) => (window as unknown as { chartBench: ChartBench }).chartBench.measure(name, kind),
        [who, which] as const,
      );
    }
    rounds.push(taken as Round);
  }
  return rounds.slice(1);
}

function rowOf(which: Case, what: keyof Taken, rounds: readonly Round[]): string {
  const times = (who: Who) => median(rounds.map((round) => round[who][what] / round.floor[what]));
  const milliseconds = (who: Who) => median(rounds.map((round) => round[who][what]));
  const cells = WHO.slice(1).map((who) => `${times(who).toFixed(1)}× (${milliseconds(who).toFixed(2)} ms)`);
  const best = Math.min(...WHO.slice(2).map(times));
  const holds = times('ours') <= MOST_TIMES_THE_FLOOR && times('ours') < best;
  const budget = `${holds ? 'holds' : 'MISSES'}: first, ≤ ${MOST_TIMES_THE_FLOOR}× of ${milliseconds('floor').toFixed(2)} ms`;
  const title = `${TITLES[which]}, ${what === 'open' ? 'to pixels' : 'one zoom step'}`;
  return `| ${title} | ${cells.join(' | ')} | ${budget} |`;
}

async function buildPage(folder: string): Promise<void> {
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: true,
      lib: {
        entry: join(ROOT, 'bench/charts/page.ts'),
        formats: ['iife'],
        name: 'page',
        fileName: () => 'charts-page.js',
      },
    },
  });
}
