import { tokenInks } from '../paint/inks.ts';
import { areaData, pathData, shapeData } from '../paint/svg-data.ts';
import type { Box, Ink, Mark } from '../scene.ts';
import type { Sheet } from './shown.ts';

export interface FluidSvg {
  /** The columns of the value axes, as wide as their labels. */
  readonly left: string;
  readonly right: string;
  /** To be drawn one over the other between them. */
  readonly stretched: string;
  readonly pinned: string;
}

/**
 * A scene as SVG that fits any width before a script has measured it: the plots are stretched, lines and letters are
 * not. Labels inside the plots stand at percentages, those of the value axes in columns of their own.
 */
export function fluidSvg({ width, height, marks }: Sheet, box: Edges): FluidSvg {
  const sheet: Layers = { box, left: '', right: '', stretched: '', pinned: '' };
  for (const mark of marks) place(sheet, mark);
  const view = `${tenths(box.x)} 0 ${tenths(box.width)} ${tenths(height)}`;
  return {
    left: picture(box.x, height, sheet.left),
    right: picture(width - box.x - box.width, height, sheet.right),
    stretched: `<svg width="100%" height="${height}" viewBox="${view}" preserveAspectRatio="none">${sheet.stretched}</svg>`,
    pinned: picture('100%', height, sheet.pinned),
  };
}

type Edges = Pick<Box, 'x' | 'width'>;

/** Coordinates are whole tenths and never have five digits: nothing in the page can be taken for a locked figure. */
const tenths = (pixels: number) => Math.round(pixels * 10);
const round = (pixels: number) => tenths(pixels) / 10;

interface Layers {
  readonly box: Edges;
  left: string;
  right: string;
  stretched: string;
  pinned: string;
  /** The last one: the text that follows may stand on it, and stays there. */
  tag?: Box;
}

type MarkOf<Kind extends Mark['kind']> = Extract<Mark, { kind: Kind }>;

function picture(width: number | string, height: number, marks: string): string {
  const wide = typeof width === 'number' ? round(width) : width;
  return `<svg width="${wide}" height="${height}" overflow="visible">${marks}</svg>`;
}

function place(sheet: Layers, mark: Mark): void {
  switch (mark.kind) {
    case 'path':
      sheet.stretched += stroke(pathData(mark.points.map(tenths)), mark);
      break;
    case 'area':
      sheet.stretched += `<path d="${areaData(mark.points.map(tenths), tenths(mark.base))}" fill="${tokenInks(mark.fill)}"/>`;
      break;
    case 'bars':
      sheet.stretched += bars(mark);
      break;
    case 'segments':
      sheet.stretched += stroke(segmentsData(mark.ends.map(tenths)), mark);
      break;
    case 'clip':
      placeClipped(sheet, mark);
      break;
    case 'text':
      placeText(sheet, mark);
      break;
    case 'tag': {
      const { x, y, width, height } = mark.box;
      const corner = `x="${round(-width / 2)}" y="${round(-height / 2)}"`;
      const size = `width="${round(width)}" height="${round(height)}" rx="${mark.radius}"`;
      pin(sheet, x + width / 2, y + height / 2, `<rect ${corner} ${size}${paint(mark)}/>`);
      sheet.tag = mark.box;
      break;
    }
    case 'dots': {
      const shape = `<path d="${shapeData({ ...mark, points: Float64Array.of(0, 0) })}"${paint(mark)}/>`;
      for (let index = 0; index < mark.points.length; index += 2)
        pin(sheet, mark.points[index] ?? 0, mark.points[index + 1] ?? 0, shape);
    }
  }
}

/** Puts what is drawn around 0 0 at a position that moves with the width. */
function pin(sheet: Layers, x: number, y: number, drawn: string): void {
  pinAt(sheet, x, (left) => `<svg x="${left}" y="${round(y)}" overflow="visible">${drawn}</svg>`);
}

function pinAt(sheet: Layers, x: number, at: (left: number | string) => string): void {
  const { box } = sheet;
  const right = box.x + box.width;
  if (x < box.x) sheet.left += at(round(x));
  else if (x > right) sheet.right += at(round(x - right));
  else sheet.pinned += at(`${Math.round(((x - box.x) / box.width) * 10_000) / 100}%`);
}

function placeText(sheet: Layers, mark: MarkOf<'text'>): void {
  const { tag } = sheet;
  const isOnTag =
    tag && mark.x >= tag.x && mark.x <= tag.x + tag.width && mark.y >= tag.y && mark.y <= tag.y + tag.height;
  const x = isOnTag ? tag.x + tag.width / 2 : mark.x;
  pinAt(sheet, x, (left) => text(mark, left, mark.x - x));
}

/** An inner picture clips by itself, without an id. */
function placeClipped(sheet: Layers, { box, marks }: MarkOf<'clip'>): void {
  const inner: Layers = { box: sheet.box, left: '', right: '', stretched: '', pinned: '' };
  for (const mark of marks) place(inner, mark);
  const [x, y, width, height] = [box.x, box.y, box.width, box.height].map(tenths);
  const view = `viewBox="${x} ${y} ${width} ${height}" preserveAspectRatio="none"`;
  sheet.stretched += `<svg x="${x}" y="${y}" width="${width}" height="${height}" ${view}>${inner.stretched}</svg>`;
  sheet.left += inner.left;
  sheet.right += inner.right;
  sheet.pinned += inner.pinned;
}

function stroke(
  data: string,
  { stroke, width, dash }: Pick<MarkOf<'path'>, 'stroke' | 'width' | 'dash'>,
): string {
  const dashes = dash ? ` stroke-dasharray="${dash.join(' ')}"` : '';
  const looks = `fill="none" stroke="${tokenInks(stroke)}" stroke-width="${round(width)}"${dashes}`;
  return `<path d="${data}" ${looks} stroke-linejoin="round" vector-effect="non-scaling-stroke"/>`;
}

function segmentsData(ends: Float64Array): string {
  let data = '';
  for (let index = 0; index < ends.length; index += 4) {
    const [x, y, toX, toY] = ends.subarray(index, index + 4);
    data += `M${x} ${y}L${toX} ${toY}`;
  }
  return data;
}

/** Thinner than this is a hairline: upright ones become strokes, which are not stretched. */
const HAIR = 1.25;

function bars({ boxes, fill }: MarkOf<'bars'>): string {
  let filled = '';
  let hairs = '';
  for (let index = 0; index < boxes.length; index += 4) {
    const [x = 0, y = 0, width = 0, height = 0] = boxes.subarray(index, index + 4);
    if (width <= HAIR && height > HAIR) hairs += `M${tenths(x + width / 2)} ${tenths(y)}v${tenths(height)}`;
    else filled += `M${tenths(x)} ${tenths(y)}h${tenths(width)}v${tenths(height)}h${tenths(-width)}z`;
  }
  const colour = tokenInks(fill);
  const solid = filled && `<path d="${filled}" fill="${colour}"/>`;
  const thin = hairs && `<path d="${hairs}" stroke="${colour}" ${CRISP}/>`;
  return solid + thin;
}

const CRISP = 'vector-effect="non-scaling-stroke" shape-rendering="crispEdges"';

function text(
  { text, y, anchor, size, isStrong, ink, halo }: MarkOf<'text'>,
  left: number | string,
  dx: number,
): string {
  const side = anchor === 'start' ? '' : ` text-anchor="${anchor}"`;
  const weight = isStrong ? ' font-weight="600"' : '';
  const edge = halo ? ` stroke="${tokenInks(halo)}" stroke-width="3" paint-order="stroke"` : '';
  const place = `x="${left}" y="${round(y)}"${dx ? ` dx="${round(dx)}"` : ''} dy=".364em"`;
  const looks = `${place} font-size="${size}" fill="${tokenInks(ink)}"`;
  return `<text ${looks}${side}${weight}${edge}>${escapeText(text)}</text>`;
}

function paint({ fill, edge }: { readonly fill: Ink; readonly edge?: Ink }): string {
  return ` fill="${tokenInks(fill)}"${edge ? ` stroke="${tokenInks(edge)}"` : ''}`;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeText = (text: string) => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '');
