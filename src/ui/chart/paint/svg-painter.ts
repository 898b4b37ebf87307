import type { Ink, Mark } from '../scene.ts';
import type { Sheet } from './canvas-painter.ts';
import type { Inks } from './inks.ts';
import { baseline } from './lettering.ts';
import { areaData, pathData, round, shapeData } from './svg-data.ts';

/** A scene as vectors, texts as texts, to stand inside an `<svg>`; `idPrefix` keeps the clips of two charts in one page apart. */
export function svgMarks({ marks }: Pick<Sheet, 'marks'>, inks: Inks, idPrefix = 'clip'): string {
  let clips = 0;
  const write = (mark: Mark): string => {
    if (mark.kind !== 'clip') return writeMark(mark, inks);
    const id = `${idPrefix}-${clips++}`;
    const { x, y, width, height } = mark.box;
    const box = `x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"`;
    return (
      `<clipPath id="${id}"><rect ${box}/></clipPath>` +
      `<g clip-path="url(#${id})">${mark.marks.map(write).join('')}</g>`
    );
  };
  return marks.map(write).join('');
}

type Drawn = Exclude<Mark, { kind: 'clip' }>;

function writeMark(mark: Drawn, inks: Inks): string {
  switch (mark.kind) {
    case 'path':
      return `<path d="${pathData(mark.points)}" fill="none" stroke-linejoin="round"${pen(mark, inks)}/>`;
    case 'area':
      return `<path d="${areaData(mark.points, mark.base)}"${fill(inks(mark.fill))}/>`;
    case 'bars':
      return `<path d="${barsData(mark.boxes)}"${fill(inks(mark.fill))}/>`;
    case 'segments':
      return `<path d="${segmentsData(mark.ends)}" fill="none"${pen(mark, inks)}/>`;
    case 'dots':
      return `<path d="${shapeData(mark)}"${fill(inks(mark.fill))}${edge(mark.edge, inks)}/>`;
    case 'tag': {
      const { x, y, width, height } = mark.box;
      const box = `x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"`;
      return `<rect ${box} rx="${mark.radius}"${fill(inks(mark.fill))}${edge(mark.edge, inks)}/>`;
    }
    case 'text':
      return writeText(mark, inks);
  }
}

function writeText(mark: Extract<Mark, { kind: 'text' }>, inks: Inks): string {
  const anchor = mark.anchor === 'start' ? '' : ` text-anchor="${mark.anchor}"`;
  const weight = mark.isStrong ? ' font-weight="600"' : '';
  const halo = mark.halo
    ? ` stroke="${inks(mark.halo)}" stroke-width="3" stroke-linejoin="round" paint-order="stroke"`
    : '';
  const position = `x="${round(mark.x)}" y="${round(baseline(mark.y, mark.size))}"`;
  const looks = `font-size="${mark.size}"${weight}${anchor}${fill(inks(mark.ink))}${halo}`;
  return `<text ${position} ${looks}>${escapeText(mark.text)}</text>`;
}

function pen(
  { stroke, width, dash }: Pick<Extract<Mark, { kind: 'path' }>, 'stroke' | 'width' | 'dash'>,
  inks: Inks,
): string {
  const dashes = dash ? ` stroke-dasharray="${dash.join(' ')}"` : '';
  return ` stroke="${inks(stroke)}" stroke-width="${round(width)}"${dashes}`;
}

const edge = (ink: Ink | undefined, inks: Inks) => (ink ? ` stroke="${inks(ink)}"` : '');

/** Drawing programs do not know #rrggbbaa. */
function fill(colour: string): string {
  const [, opaque, alpha] = /^(#\w{6})(\w\w)$/.exec(colour) ?? [];
  if (!alpha) return ` fill="${colour}"`;
  return ` fill="${opaque}" fill-opacity="${round(Number.parseInt(alpha, 16) / 255)}"`;
}

function barsData(boxes: Float64Array): string {
  let data = '';
  for (let index = 0; index < boxes.length; index += 4) {
    const width = round(boxes[index + 2] as number);
    data += `M${round(boxes[index] as number)} ${round(boxes[index + 1] as number)}`;
    data += `h${width}v${round(boxes[index + 3] as number)}h${-width}z`;
  }
  return data;
}

function segmentsData(ends: Float64Array): string {
  let data = '';
  for (let index = 0; index < ends.length; index += 4) {
    data += `M${round(ends[index] as number)} ${round(ends[index + 1] as number)}`;
    data += `L${round(ends[index + 2] as number)} ${round(ends[index + 3] as number)}`;
  }
  return data;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** Also without what XML has no way to write. */
export const escapeText = (text: string): string =>
  text.replace(/[&<>"'\p{Cc}]/gu, (character) => ESCAPES[character] ?? '');
