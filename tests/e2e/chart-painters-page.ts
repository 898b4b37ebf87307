import { formatOf } from '../../src/platform/i18n/format.ts';
import { paintCanvas } from '../../src/ui/chart/paint/canvas-painter.ts';
import { tokenInks } from '../../src/ui/chart/paint/inks.ts';
import { pageInks } from '../../src/ui/chart/paint/page-inks.ts';
import { svgMarks } from '../../src/ui/chart/paint/svg-painter.ts';
import { sampleCharts } from '../../src/ui/chart/sample-charts.ts';
import { buildScene } from '../../src/ui/chart/scene/build-scene.ts';
import { chartWords } from '../../src/ui/chart/words/chart-words.ts';
import { textWidth } from '../../src/ui/text-width/text-width.ts';

const SIZE = { width: 640, height: 320 };
const words = chartWords('eng', formatOf('eng'));
const charts = sampleCharts();

/** What the test of the painters asks the page for. */
export interface Painters {
  readonly names: readonly string[];
  /** Shows one sample, painted in one of the ways, in the page's corner over everything. */
  show(name: string, way: 'canvas' | 'svg'): void;
  /** The part of pixels that two pictures (PNG in base64) have clearly different. */
  compare(one: string, other: string): Promise<number>;
  /** How wide a text is in the page, and how wide the server thinks that it is. */
  widths(text: string, isStrong: boolean): { readonly page: number; readonly table: number };
}

const host = document.createElement('div');
host.id = 'painters';
Object.assign(host.style, {
  position: 'fixed',
  inset: '0 auto auto 0',
  zIndex: '1000',
  width: `${SIZE.width}px`,
  height: `${SIZE.height}px`,
  background: 'var(--surface-page)',
  fontVariantNumeric: 'tabular-nums',
});
document.body.append(host);

function show(name: string, way: 'canvas' | 'svg'): void {
  const chart = charts[name];
  if (!chart) throw new Error(`no sample ${name}`);
  const scene = buildScene(chart, { ...SIZE, window: null, words, hasNames: true });
  if (way === 'svg') {
    host.innerHTML = `<svg width="${SIZE.width}" height="${SIZE.height}" display="block">${svgMarks(scene, tokenInks)}</svg>`;
    return;
  }
  const canvas = document.createElement('canvas');
  Object.assign(canvas, SIZE);
  canvas.style.display = 'block';
  host.replaceChildren(canvas);
  const context = canvas.getContext('2d');
  if (context) paintCanvas(context, scene, pageInks(host), 1);
}

/** Letters and slanting lines are smoothed in slightly different ways: a little grey more or less is the same. */
const CLEAR = 80;

async function compare(one: string, other: string): Promise<number> {
  const [a, b] = await Promise.all([one, other].map(pixelsOf));
  if (!a || !b || a.length !== b.length) return 1;
  let different = 0;
  for (let index = 0; index < a.length; index += 4) {
    const away = [0, 1, 2].map((part) => Math.abs((a[index + part] ?? 0) - (b[index + part] ?? 0)));
    if (Math.max(...away) > CLEAR) different++;
  }
  return different / (a.length / 4);
}

async function pixelsOf(png: string): Promise<Uint8ClampedArray> {
  const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  return context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? new Uint8ClampedArray();
}

function widths(text: string, isStrong: boolean) {
  const line = document.createElement('span');
  Object.assign(line.style, {
    font: `${isStrong ? 600 : 400} 100px var(--font)`,
    whiteSpace: 'pre',
    fontVariantNumeric: 'tabular-nums',
  });
  line.textContent = text;
  host.replaceChildren(line);
  return { page: line.getBoundingClientRect().width, table: textWidth(text, 100, isStrong) };
}

Object.assign(window, { painters: { names: Object.keys(charts), show, compare, widths } satisfies Painters });
