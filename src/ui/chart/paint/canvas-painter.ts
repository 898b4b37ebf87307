import type { Mark, Scene } from '../scene.ts';
import { traceShape } from './canvas-shapes.ts';
import { paintText } from './canvas-text.ts';
import type { Inks } from './inks.ts';

export type Sheet = Pick<Scene, 'width' | 'height' | 'marks'>;

/** Corners of a line that has more points than pixels are not seen, but cost. */
const DENSE = 2000;

/** Wipes the canvas and paints a scene; `density` is device pixels in a CSS pixel. */
export function paintCanvas(
  context: CanvasRenderingContext2D,
  { width, height, marks }: Sheet,
  inks: Inks,
  density: number,
): void {
  context.setTransform(density, 0, 0, density, 0, 0);
  context.clearRect(0, 0, width, height);
  for (const mark of marks) paintMark(context, mark, inks);
}

function paintMark(context: CanvasRenderingContext2D, mark: Mark, inks: Inks): void {
  switch (mark.kind) {
    case 'path':
      setPen(context, mark, inks);
      context.lineJoin = mark.points.length > DENSE ? 'bevel' : 'round';
      context.beginPath();
      tracePath(context, mark.points);
      context.stroke();
      return;
    case 'area':
      paintArea(context, mark, inks);
      return;
    case 'bars':
      context.fillStyle = inks(mark.fill);
      paintBars(context, mark.boxes);
      return;
    case 'segments':
      setPen(context, mark, inks);
      context.beginPath();
      traceSegments(context, mark.ends);
      context.stroke();
      return;
    case 'dots':
      paintDots(context, mark, inks);
      return;
    case 'text':
      paintText(context, mark, inks);
      return;
    case 'tag':
      paintTag(context, mark, inks);
      return;
    case 'clip': {
      const { x, y, width, height } = mark.box;
      context.save();
      context.beginPath();
      context.rect(x, y, width, height);
      context.clip();
      for (const each of mark.marks) paintMark(context, each, inks);
      context.restore();
    }
  }
}

type MarkOf<Kind extends Mark['kind']> = Extract<Mark, { kind: Kind }>;

function setPen(
  context: CanvasRenderingContext2D,
  { stroke, width, dash }: Pick<MarkOf<'path'>, 'stroke' | 'width' | 'dash'>,
  inks: Inks,
): void {
  context.strokeStyle = inks(stroke);
  context.lineWidth = width;
  context.setLineDash(dash ? [...dash] : []);
}

function tracePath(context: CanvasRenderingContext2D, points: Float64Array): void {
  let isDown = false;
  for (let index = 0; index < points.length; index += 2) {
    const x = points[index] as number;
    const y = points[index + 1] as number;
    if (Number.isNaN(x)) isDown = false;
    else if (isDown) context.lineTo(x, y);
    else {
      context.moveTo(x, y);
      isDown = true;
    }
  }
}

/** Every run of points stands on the base by itself. */
function paintArea(
  context: CanvasRenderingContext2D,
  { points, base, fill }: MarkOf<'area'>,
  inks: Inks,
): void {
  context.fillStyle = inks(fill);
  context.beginPath();
  let last = Number.NaN;
  for (let index = 0; index < points.length; index += 2) {
    const x = points[index] as number;
    if (Number.isNaN(x)) {
      context.lineTo(last, base);
    } else {
      if (Number.isNaN(last)) context.moveTo(x, base);
      context.lineTo(x, points[index + 1] as number);
    }
    last = x;
  }
  if (!Number.isNaN(last)) context.lineTo(last, base);
  context.fill();
}

/** Not as one path: rectangles by themselves are filled eight times as fast. */
function paintBars(context: CanvasRenderingContext2D, boxes: Float64Array): void {
  for (let index = 0; index < boxes.length; index += 4)
    context.fillRect(
      boxes[index] as number,
      boxes[index + 1] as number,
      boxes[index + 2] as number,
      boxes[index + 3] as number,
    );
}

function traceSegments(context: CanvasRenderingContext2D, ends: Float64Array): void {
  for (let index = 0; index < ends.length; index += 4) {
    context.moveTo(ends[index] as number, ends[index + 1] as number);
    context.lineTo(ends[index + 2] as number, ends[index + 3] as number);
  }
}

function paintDots(context: CanvasRenderingContext2D, mark: MarkOf<'dots'>, inks: Inks): void {
  context.beginPath();
  for (let index = 0; index < mark.points.length; index += 2)
    traceShape(
      context,
      mark.shape,
      mark.points[index] as number,
      mark.points[index + 1] as number,
      mark.radius,
    );
  context.fillStyle = inks(mark.fill);
  context.fill();
  if (!mark.edge) return;
  setPen(context, { stroke: mark.edge, width: 1 }, inks);
  context.stroke();
}

function paintTag(
  context: CanvasRenderingContext2D,
  { box, radius, fill, edge }: MarkOf<'tag'>,
  inks: Inks,
): void {
  context.beginPath();
  context.roundRect(box.x, box.y, box.width, box.height, radius);
  context.fillStyle = inks(fill);
  context.fill();
  if (!edge) return;
  setPen(context, { stroke: edge, width: 1 }, inks);
  context.stroke();
}
