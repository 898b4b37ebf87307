import { textWidth } from '../../text-width/text-width.ts';
import { DOT_RADIUS, shapeOf } from '../scene/dot-marks.ts';
import { CURVE_DASH, dashOf, toneInk } from '../scene/pens.ts';
import { shorten } from '../scene/shorten.ts';
import type { Mark } from '../scene.ts';
import type { LegendEntry } from './legend-of.ts';

/** What stands above a chart once it has left its page. */
export interface Heading {
  readonly title: string;
  readonly subtitle: string;
  readonly legend: readonly LegendEntry[];
  /** Whose chart it is, at the right. */
  readonly brand: string | null;
}

export interface HeadingSizes {
  readonly margin: number;
  readonly title: number;
  readonly text: number;
}

/** The marks, and how high they are together. */
export interface LaidHeading {
  readonly marks: readonly Mark[];
  readonly height: number;
}

export function layHeading(heading: Heading, width: number, sizes: HeadingSizes, brandRoom = 0): LaidHeading {
  const { margin, title: large, text: small } = sizes;
  const right = width - margin;
  const { title, subtitle, brand } = heading;
  const taken = brand ? textWidth(brand, small, true) : brandRoom;
  const titleY = margin + large / 2;
  const marks: Mark[] = [
    {
      ...AT_START,
      x: margin,
      y: titleY,
      size: large,
      isStrong: true,
      ink: 'text',
      text: shorten(title, right - margin - (taken && taken + margin), large, true),
    },
  ];
  if (brand)
    marks.push({
      kind: 'text',
      anchor: 'end',
      x: right,
      y: titleY,
      text: brand,
      size: small,
      isStrong: true,
      ink: 'text-faint',
    });
  let bottom = margin + large;
  if (subtitle) {
    const y = bottom + 0.4 * large + small / 2;
    const text = shorten(subtitle, right - margin, small);
    marks.push({ ...AT_START, x: margin, y, text, size: small, ink: 'text-soft' });
    bottom = y + small / 2;
  }
  const legend = layLegend(heading.legend, { left: margin, right, top: bottom + 0.8 * small }, small);
  return { marks: [...marks, ...legend.marks], height: Math.ceil(legend.bottom ?? bottom) };
}

const AT_START = { kind: 'text', anchor: 'start' } as const;
/** In parts of the letters' size. */
const SWATCH = 1.5;
const GAP = 0.5;
const LINE = 1.6;

/** Names with a piece of their line, in as many rows as they need. */
function layLegend(
  legend: readonly LegendEntry[],
  { left, right, top }: { left: number; right: number; top: number },
  size: number,
): { marks: readonly Mark[]; bottom: number | null } {
  let x = left;
  let y = top + size / 2;
  const marks = legend.flatMap((entry): Mark[] => {
    const text = shorten(entry.name, right - left - (SWATCH + GAP) * size, size);
    const width = (SWATCH + GAP) * size + textWidth(text, size);
    if (x > left && x + width > right) {
      x = left;
      y += LINE * size;
    }
    const sample = sampleOf(entry, x, y, SWATCH * size);
    const words: Mark = { ...AT_START, x: x + (SWATCH + GAP) * size, y, text, size, ink: 'text' };
    x += width + 1.5 * size;
    return [sample, words];
  });
  return { marks, bottom: marks.length > 0 ? y + size / 2 : null };
}

/** A piece of the line, or one of the dots. */
function sampleOf({ tone, mark }: LegendEntry, x: number, y: number, width: number): Mark {
  const ink = toneInk(tone);
  if (mark === 'dot') {
    const points = Float64Array.of(x + width / 2, y);
    return { kind: 'dots', points, radius: DOT_RADIUS, shape: shapeOf(tone), fill: ink };
  }
  const dash = mark === 'curve' ? CURVE_DASH : dashOf(tone);
  const ends = Float64Array.of(x, y, x + width, y);
  return { kind: 'segments', ends, stroke: ink, width: 2, ...(dash && { dash }) };
}
