import type { Inks } from '../paint/inks.ts';
import { FONT_FAMILY } from '../paint/lettering.ts';
import { paperInks } from '../paint/paper-inks.ts';
import { round } from '../paint/svg-data.ts';
import { escapeText, svgMarks } from '../paint/svg-painter.ts';
import type { Scene } from '../scene.ts';
import type { LaidHeading } from './heading.ts';

export interface Paper {
  readonly width: number;
  readonly height: number;
  readonly colour: string;
  /** What the picture shows, for those who do not see it. */
  readonly label: string;
  readonly heading: LaidHeading;
  readonly chart: {
    readonly x: number;
    readonly y: number;
    /** How many times its size it is drawn; once by default. */
    readonly scale?: number;
    readonly scene: Pick<Scene, 'marks'>;
  };
  /** SVG of our own that lies on top. */
  readonly extra?: string;
}

/** A chart as an SVG file: its scene with a heading, in fixed light colours, without any style sheet. */
export function writePaper({ width, height, colour, label, heading, chart, extra = '' }: Paper): string {
  const inks: Inks = (ink) => (ink === 'surface-page' ? colour : paperInks(ink));
  const scale = chart.scale ? ` scale(${chart.scale})` : '';
  const size = `width="${round(width)}" height="${round(height)}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${round(width)} ${round(height)}" ` +
    `role="img" font-family="${escapeText(FONT_FAMILY)}" font-variant="tabular-nums">` +
    `<title>${escapeText(label)}</title><rect ${size} fill="${colour}"/>${svgMarks(heading, inks, 'heading')}` +
    `<g transform="translate(${round(chart.x)} ${round(chart.y)})${scale}">${svgMarks(chart.scene, inks)}</g>${extra}</svg>`
  );
}
