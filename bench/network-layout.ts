import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import type { Comparison } from './frame.ts';
import type { NetworkBench } from './network-page.ts';
import type { Prepared } from './stock-page.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SIZES = [
  // Two frames of the screen are most of it, for both.
  { count: 10, repeats: 10 },
  { count: 100, repeats: 3, atLeast: 1.5 },
  { count: 1_000, repeats: 1, atLeast: 2 },
];

/** From rows to a settled, painted network graph in a browser, beside the force layout of ECharts. */
export async function prepareNetworkLayout(): Promise<Prepared> {
  const folder = await mkdtemp(join(tmpdir(), 'basispoint-network-'));
  await buildPage(folder);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    // Chromium's sandbox refuses to work for root.
    args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu'],
  });
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto('about:blank');
  await page.addScriptTag({ content: await readFile(join(folder, 'network-page.js'), 'utf8') });
  return {
    comparisons: SIZES.map((size) => comparisonOf(page, size)),
    stop: async () => {
      await browser.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function comparisonOf(page: Page, { count, repeats, atLeast }: (typeof SIZES)[number]): Comparison {
  const graphsPerMinute = async (who: keyof NetworkBench) => {
    let milliseconds = 0;
    for (let repeat = 0; repeat < repeats; repeat++) {
      milliseconds += await page.evaluate(
        // The page's script puts it there.
        ([which, size]) => (window as unknown as { networkBench: NetworkBench }).networkBench[which](size),
        [who, count] as const,
      );
    }
    return (repeats * 60_000) / milliseconds;
  };
  return {
    title: `network graph of ${count.toLocaleString('en-GB')} nodes settled and painted, against ECharts`,
    unit: 'graphs/min',
    ours: { name: 'd3-force in SVG', measure: () => graphsPerMinute('ours') },
    peer: { name: 'ECharts', measure: () => graphsPerMinute('echarts') },
    ...(atLeast !== undefined && { atLeast }),
  };
}

async function buildPage(folder: string): Promise<void> {
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    css: { transformer: 'lightningcss', lightningcss: { cssModules: true } },
    build: {
      outDir: folder,
      emptyOutDir: true,
      lib: {
        entry: join(ROOT, 'bench/network-page.ts'),
        formats: ['iife'],
        name: 'page',
        fileName: () => 'network-page.js',
      },
    },
  });
}
