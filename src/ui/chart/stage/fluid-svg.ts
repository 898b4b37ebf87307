import type { Box, DotShape, Ink, Mark, Scene } from '../scene.ts';

/**
 * A scene as SVG that fits any width before a script has measured it: the plots are stretched, lines and letters are
 * not. Labels inside the plots stand at percentages, those of the value axes in columns of their own.
 */
export function fluidSvg(scene: Scene): FluidSvg {
  const box = scene.plots[0]?.box ?? { x: 0, y: 0, width: scene.width, height: scene.height };
  const right = box.x + box.width;
  const sheet: Sheet = { box, right, stretched: '', inside: '', left: '', aside: '' };
  for (const mark of scene.marks) place(sheet, mark);
  const { height } = scene;
  const { stretched, inside, left, aside } = sheet;
  const plots = `<svg viewBox="0 0 ${round(box.width)} ${height}" width="100%" height="${height}" preserveAspectRatio="none">${stretched}</svg>`;
  return {
    left: column(box.x, height, left),
    plots,
    inside: `<svg width="100%" height="${height}" overflow="visible">${inside}</svg>`,
    right: column(scene.width - right, height, aside),
  };
}

export interface FluidSvg {
  readonly left: string;
  /** To be drawn one over the other. */
  readonly plots: string;
  readonly inside: string;
  readonly right: string;
}

interface Sheet {
  readonly box: Box;
  readonly right: number;
  stretched: string;
  inside: string;
  left: string;
  aside: string;
}

const column = (width: number, height: number, marks: string) =>
  `<svg width="${round(width)}" height="${height}" overflow="visible">${marks}</svg>`;

function place(sheet: Sheet, mark: Mark): void {
  switch (mark.kind) {
    case 'text':
      pin(sheet, mark.x, mark.y, textOf(mark));
      return;
    case 'tag': {
      const { x, y, width, height } = mark.box;
      const edge = mark.edge ? ` stroke="${ink(mark.edge)}"` : '';
      const shape = `<rect x="${round(-width / 2)}" y="${round(-height / 2)}" width="${round(width)}" height="${round(height)}" rx="${mark.radius}" fill="${ink(mark.fill)}"${edge}/>`;
      pin(sheet, x + width / 2, y + height / 2, shape);
      return;
    }
    case 'dots': {
      const edge = mark.edge ? ` stroke="${ink(mark.edge)}"` : '';
      const shape = `<path d="${shapeOf(mark.shape, mark.radius)}" fill="${ink(mark.fill)}"${edge}/>`;
      for (let index = 0; index < mark.points.length; index += 2)
        pin(sheet, mark.points[index] ?? 0, mark.points[index + 1] ?? 0, shape);
      return;
    }
    case 'clip': {
      const inner: Sheet = { ...sheet, stretched: '', inside: '', left: '', aside: '' };
      for (const each of mark.marks) place(inner, each);
      const { y, width, height } = mark.box;
      const x = round(mark.box.x - sheet.box.x);
      sheet.stretched += `<svg x="${x}" y="${round(y)}" width="${round(width)}" height="${round(height)}" viewBox="${x} ${round(y)} ${round(width)} ${round(height)}" preserveAspectRatio="none">${inner.stretched}</svg>`;
      sheet.inside += inner.inside;
      sheet.left += inner.left;
      sheet.aside += inner.aside;
      return;
    }
    default:
      sheet.stretched += shapesOf(mark, sheet.box.x);
  }
}

/** Puts what is drawn around 0 0 at a place that moves with the width. */
function pin(sheet: Sheet, x: number, y: number, drawn: string): void {
  const { box, right } = sheet;
  const at = (left: string) => `<svg x="${left}" y="${round(y)}" overflow="visible">${drawn}</svg>`;
  if (x < box.x) sheet.left += at(String(round(x)));
  else if (x > right) sheet.aside += at(String(round(x - right)));
  else sheet.inside += at(`${round(((x - box.x) / box.width) * 100)}%`);
}

type Shapes = Extract<Mark, { kind: 'path' | 'area' | 'bars' | 'segments' }>;

function shapesOf(mark: Shapes, left: number): string {
  switch (mark.kind) {
    case 'path':
      return strokeOf(pathOf(mark.points, left), mark);
    case 'area':
      return areaOf(mark, left);
    case 'bars':
      return barsOf(mark, left);
    case 'segments': {
      let path = '';
      for (let index = 0; index < mark.ends.length; index += 4) {
        const [x = 0, y = 0, toX = 0, toY = 0] = mark.ends.subarray(index, index + 4);
        path += `M${round(x - left)} ${round(y)}L${round(toX - left)} ${round(toY)}`;
      }
      return strokeOf(path, mark);
    }
  }
}

interface Pen {
  readonly stroke: Ink;
  readonly width: number;
  readonly dash?: readonly number[];
}

function strokeOf(path: string, { stroke, width, dash }: Pen): string {
  if (!path) return '';
  const dashes = dash ? ` stroke-dasharray="${dash.join(' ')}"` : '';
  return `<path d="${path}" fill="none" stroke="${ink(stroke)}" stroke-width="${width}"${dashes} stroke-linejoin="round" vector-effect="non-scaling-stroke"/>`;
}

/** A pair without a number lifts the pen. */
function pathOf(points: Float64Array, left: number): string {
  let path = '';
  let isDown = false;
  for (let index = 0; index < points.length; index += 2) {
    const x = points[index] ?? Number.NaN;
    const y = points[index + 1] ?? Number.NaN;
    const isPoint = !Number.isNaN(x) && !Number.isNaN(y);
    if (isPoint) path += `${isDown ? 'L' : 'M'}${round(x - left)} ${round(y)}`;
    isDown = isPoint;
  }
  return path;
}

function areaOf({ points, base, fill }: Extract<Mark, { kind: 'area' }>, left: number): string {
  let path = '';
  let from = Number.NaN;
  for (let index = 0; index <= points.length; index += 2) {
    const x = points[index] ?? Number.NaN;
    const y = points[index + 1] ?? Number.NaN;
    if (Number.isNaN(x) || Number.isNaN(y)) {
      if (!Number.isNaN(from)) path += `V${round(base)}H${round(from - left)}Z`;
      from = Number.NaN;
    } else {
      path += `${Number.isNaN(from) ? 'M' : 'L'}${round(x - left)} ${round(y)}`;
      if (Number.isNaN(from)) from = x;
    }
  }
  return `<path d="${path}" fill="${ink(fill)}"/>`;
}

/** Upright hairlines are strokes, which are not stretched. */
function barsOf({ boxes, fill }: Extract<Mark, { kind: 'bars' }>, left: number): string {
  let bars = '';
  let hairs = '';
  for (let index = 0; index < boxes.length; index += 4) {
    const [x = 0, y = 0, width = 0, height = 0] = boxes.subarray(index, index + 4);
    if (width <= HAIR && height > HAIR)
      hairs += `M${round(x + width / 2 - left)} ${round(y)}v${round(height)}`;
    else bars += `M${round(x - left)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;
  }
  const crisp = 'shape-rendering="crispEdges"';
  const filled = bars && `<path d="${bars}" fill="${ink(fill)}" ${crisp}/>`;
  const drawn =
    hairs && `<path d="${hairs}" stroke="${ink(fill)}" vector-effect="non-scaling-stroke" ${crisp}/>`;
  return filled + drawn;
}

const HAIR = 1.25;

function textOf({
  text,
  anchor,
  size,
  isStrong,
  ink: colour,
  halo,
}: Extract<Mark, { kind: 'text' }>): string {
  const side = anchor === 'start' ? '' : ` text-anchor="${anchor}"`;
  const weight = isStrong ? ' font-weight="600"' : '';
  const edge = halo
    ? ` stroke="${ink(halo)}" stroke-width="3" stroke-linejoin="round" paint-order="stroke"`
    : '';
  return `<text dy=".36em" font-size="${size}" fill="${ink(colour)}"${side}${weight}${edge}>${escapeText(text)}</text>`;
}

/** Around 0 0, with about the area of a circle of this radius. */
function shapeOf(shape: DotShape, radius: number): string {
  const r = round(radius);
  switch (shape) {
    case 'circle':
      return `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
    case 'square':
      return `M${-r} ${-r}h${2 * r}v${2 * r}h${-2 * r}z`;
    case 'diamond':
      return `M0 ${round(-1.3 * r)}L${round(1.3 * r)} 0L0 ${round(1.3 * r)}L${round(-1.3 * r)} 0z`;
    case 'triangle':
      return `M0 ${round(-1.2 * r)}L${round(1.2 * r)} ${r}H${round(-1.2 * r)}z`;
  }
}

const ink = (name: Ink) => `var(--${name})`;

const round = (value: number) => Math.round(value * 100) / 100;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeText = (text: string) => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '');
