import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import type { Painters } from './chart-painters-page.ts';
import { expect, test } from './visitors.ts';

declare global {
  interface Window {
    painters: Painters;
  }
}

// The test brings a script of its own into a page that has the site's fonts and colours.
test.use({ bypassCSP: true });

/** Part of the pixels: edges of letters and of slanting lines. */
const TOLERANCE = 0.006;

test('CB-05 the canvas and the SVG of every kind of chart are the same picture', async ({ page }) => {
  await open(page);
  const names = await page.evaluate(() => window.painters.names);
  expect(names.length).toBeGreaterThan(8);
  const pictures = new Map<string, string>();
  for (const name of names) {
    const [canvas, svg] = [await take(page, name, 'canvas'), await take(page, name, 'svg')];
    const difference = await compare(page, canvas, svg);
    expect(difference, `${name}: ${(difference * 100).toFixed(2)} % of the pixels differ`).toBeLessThan(
      TOLERANCE,
    );
    pictures.set(name, svg);
  }
  const others = await compare(page, await take(page, 'line', 'canvas'), pictures.get('gaps') ?? '');
  expect(others, 'two charts that differ are told apart').toBeGreaterThan(TOLERANCE);
});

test('texts are as wide as the server says, in every alphabet', async ({ page }) => {
  await open(page);
  const texts = [
    '84.36',
    '−1 284 310,50 %',
    '13.11.2026 18:45',
    'Norvik Steel',
    'сент. Норвик',
    'Жовтень їжак',
    'Grudzień ślązak',
    'Ağustos',
    '2026年12月',
  ];
  for (const text of texts)
    for (const isStrong of [false, true]) {
      const { page: real, table } = await page.evaluate(([a, b]) => window.painters.widths(a, b), [
        text,
        isStrong,
      ] as const);
      expect(Math.abs(table / real - 1), `${text}: ${table} for ${real}`).toBeLessThan(0.04);
    }
});

async function open(page: Page): Promise<void> {
  await page.goto('/widgets/messages/');
  await loadFonts(page);
  // A page whose fonts came late never uses them (font-display: optional); the next one finds them in the cache.
  await page.reload();
  await loadFonts(page);
  await page.addScriptTag({ content: await bundle() });
}

const loadFonts = (page: Page) =>
  page.evaluate(
    (text) => Promise.all(['400', '600'].map((weight) => document.fonts.load(`${weight} 11px Inter`, text))),
    'aąжґ1',
  );

async function take(page: Page, name: string, way: 'canvas' | 'svg'): Promise<string> {
  await page.evaluate(([which, how]) => window.painters.show(which, how), [name, way] as const);
  return (await page.locator('#painters').screenshot()).toString('base64');
}

const compare = (page: Page, one: string, other: string): Promise<number> =>
  page.evaluate(([a, b]) => window.painters.compare(a, b), [one, other] as const);

async function bundle(): Promise<string> {
  const outputs = (await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL('chart-painters-page.ts', import.meta.url)),
        formats: ['iife'],
        name: 'painters_page',
      },
    },
  })) as Rolldown.RolldownOutput[];
  const [chunk] = outputs.flatMap(({ output }) => output);
  return chunk?.type === 'chunk' ? chunk.code : '';
}
