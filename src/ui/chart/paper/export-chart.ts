import { exportFlat } from '#ui/picture-export/export-picture.ts';
import type { PictureFormat } from '#ui/picture-export/picture-format.ts';
import { splitHalos } from '#ui/picture-export/split-halos.ts';
import type { ChartStageHandle } from '../ChartStage.tsx';
import { type HeadingSizes, layHeading } from './heading.ts';
import { legendOf } from './legend-of.ts';
import { shownPeriod } from './shown-period.ts';
import { writePaper } from './write-paper.ts';

export interface ChartTitle {
  readonly title: string;
  /** Said below it, before the period. */
  readonly notes: readonly string[];
  /** Whose chart it is; null where the chart says so itself, or shall not. */
  readonly brand: string | null;
}

const SIZES: HeadingSizes = { margin: 20, title: 18, text: 13 };
const WHITE = '#ffffff';

/** Prints or saves a chart as it is on the screen: its scene in light colours, with a heading, lines as lines. */
export async function exportChart(
  stage: ChartStageHandle | null,
  title: ChartTitle,
  format: PictureFormat,
): Promise<void> {
  if (!stage) throw new Error('there is no chart to export');
  const flat = toElement(await drawPaper(stage, title));
  splitHalos(flat);
  await exportFlat(flat, format);
}

async function drawPaper(stage: ChartStageHandle, { title, notes, brand }: ChartTitle): Promise<string> {
  const { chart, scene, clock } = await stage.draw();
  const { margin } = SIZES;
  const period = shownPeriod(chart, scene.window, clock.words, clock.displayOffset);
  const subtitle = [...notes, period].filter(Boolean).join(' · ');
  const width = scene.width + 2 * margin;
  const heading = layHeading({ title, subtitle, legend: legendOf(chart), brand }, width, SIZES);
  const y = heading.height + margin / 2;
  const height = y + scene.height + margin / 2;
  const label = clock.words.phrase([title, subtitle]);
  return writePaper({ width, height, colour: WHITE, label, heading, chart: { x: margin, y, scene } });
}

function toElement(svg: string): SVGSVGElement {
  const { documentElement } = new DOMParser().parseFromString(svg, 'image/svg+xml');
  const element = document.importNode(documentElement, true);
  if (!(element instanceof SVGSVGElement)) throw new Error('the chart could not be written as SVG');
  return element;
}
