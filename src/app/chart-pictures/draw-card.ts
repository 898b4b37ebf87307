import { PICTURE_SIZE } from '#platform/addresses/page-picture.ts';
import type { Brand } from '#platform/brands/brand.ts';
import type { Chart } from '#ui/chart/chart.ts';
import { type HeadingSizes, layHeading } from '#ui/chart/paper/heading.ts';
import { shownPeriod } from '#ui/chart/paper/shown-period.ts';
import { writePaper } from '#ui/chart/paper/write-paper.ts';
import { buildScene } from '#ui/chart/scene/build-scene.ts';
import type { Scene } from '#ui/chart/scene.ts';
import { viewOf } from '#ui/chart/stage/carry-view.ts';
import type { Zoom } from '#ui/chart/stage/zoom.ts';
import type { ChartWords } from '#ui/chart/words/chart-words.ts';

/** What a picture shows of a chart. */
export interface Card {
  readonly title: string;
  /** Below it, before the period. */
  readonly notes: readonly string[];
  readonly chart: Chart | null;
  /** The part of a map that is shown; without it, all of it. */
  readonly zoom?: Zoom | null;
  /** Said where there is no chart. */
  readonly noData: string;
  /** Minutes that the clock of the site is ahead of UTC. */
  readonly offset: number;
}

export interface CardLook {
  readonly brand: Brand;
  /** The brand's own SVG. */
  readonly watermark: string;
  readonly words: ChartWords;
}

/** Read from afar, and often much smaller than it is drawn. */
const SIZES: HeadingSizes = { margin: 48, title: 38, text: 22 };
const LABELS = { axis: 9.5, name: 9.5 };
/** Thin lines would be gone in a small preview. */
const SCALE = 2;
const MARK_HEIGHT = 36;
/** Nobody without an account sees values, so nothing stands beside the plot. */
const NO_LABELS = { left: 0, right: 0 };

export function drawCard(
  { title, notes, chart, zoom, noData, offset }: Card,
  { brand, watermark, words }: CardLook,
): string {
  const { width, height } = PICTURE_SIZE;
  const { margin } = SIZES;
  const view = chart && viewOf(chart, undefined, zoom);
  const period = chart && view && shownPeriod(chart, view.window, words, offset);
  const subtitle = [...notes, period].filter(Boolean).join(' · ');
  const mark = readMark(watermark);
  const heading = layHeading({ title, subtitle, legend: [], brand: null }, width, SIZES, mark.width);
  const y = heading.height + margin / 2;
  const size = { width: (width - 2 * margin) / SCALE, height: (height - y - margin / 2) / SCALE };
  const scene = view
    ? buildScene(chart, {
        ...size,
        window: view.window,
        values: view.values?.window ?? null,
        words,
        offset,
        sizes: LABELS,
        density: SCALE,
        gutters: NO_LABELS,
      })
    : emptyScene(noData, size);
  return writePaper({
    width,
    height,
    colour: brand.paper.light,
    label: words.phrase([title, subtitle]),
    heading,
    chart: { x: margin, y, scale: SCALE, scene },
    extra: mark.translateTo(width - margin - mark.width, margin + (SIZES.title - MARK_HEIGHT) / 2),
  });
}

function emptyScene(
  text: string,
  { width, height }: { width: number; height: number },
): Pick<Scene, 'marks'> {
  const middle = { x: width / 2, y: height / 2, anchor: 'middle' } as const;
  return { marks: [{ kind: 'text', ...middle, text, size: SIZES.text / SCALE, ink: 'text-faint' }] };
}

/** The brand's file inside another: its own size gives way to the place that it gets. */
function readMark(svg: string) {
  const [root = '', box = '', wide = '', high = ''] =
    /<svg[^>]*(viewBox="0 0 ([\d.]+) ([\d.]+)")[^>]*>/.exec(svg) ?? [];
  const width = (MARK_HEIGHT * Number(wide)) / Number(high);
  const translateTo = (x: number, y: number) =>
    svg
      .trim()
      .replace(
        root,
        `<svg x="${x}" y="${y}" width="${width}" height="${MARK_HEIGHT}" ${box} overflow="visible">`,
      );
  return { width, translateTo };
}
