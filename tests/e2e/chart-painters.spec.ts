import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import type { Painters } from './chart-painters-page.ts';
import { expect, ONCE, test } from './visitors.ts';

declare global {
  interface Window {
    painters: Painters;
  }
}

// The test brings a script of its own into a page that has the site's fonts and colours.
test.use({ bypassCSP: true });

/** Part of the pixels: edges of letters and of slanting lines. */
const TOLERANCE = 0.006;

test('CB-05 the canvas and the SVG of every kind of chart are the same picture', ONCE, async ({ page }) => {
  await page.goto('/widgets/messages/');
  await page.addScriptTag({ content: await bundle() });
  await page.evaluate(() =>
    Promise.all(['400', '600'].map((weight) => document.fonts.load(`${weight} 11px Inter`))),
  );
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
