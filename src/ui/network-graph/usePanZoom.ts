import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { GraphView, Position } from './graph.ts';
import { centreOf, movedBy, type ViewBox, zoomAt } from './view-box.ts';

const STEP = 1.4;
const WHEEL = 0.0015;

interface Options {
  readonly picture: RefObject<SVGSVGElement | null>;
  readonly home: ViewBox;
  readonly view: GraphView;
}

/** Which part of the drawing is shown. In the page a wheel needs Ctrl and a finger scrolls: the page comes first. */
export function usePanZoom({ picture, home, view }: Options) {
  const [zoomed, setZoomed] = useState<{ home: ViewBox; box: ViewBox } | null>(null);
  const fingers = useRef(new Map<number, Position>());
  // A new home, such as another size of the window, begins unzoomed.
  const box = zoomed && zoomed.home === home ? zoomed.box : home;
  const change = (next: (box: ViewBox) => ViewBox) =>
    setZoomed((now) => ({ home, box: next(now && now.home === home ? now.box : home) }));
  const zoom = (factor: number, point?: Position) =>
    change((now) => zoomAt(now, factor, point ?? centreOf(now), home));

  const latest = useRef({ zoom, view });
  useEffect(() => {
    latest.current = { zoom, view };
  });
  useEffect(() => {
    const svg = picture.current;
    if (!svg) return;
    const turnWheel = (event: WheelEvent) => {
      if (latest.current.view === 'normal' && !event.ctrlKey) return;
      event.preventDefault();
      latest.current.zoom(Math.exp(-event.deltaY * WHEEL), toDrawingPoint(svg, event));
    };
    // React's own listener would be passive, and the page would scroll.
    svg.addEventListener('wheel', turnWheel, { passive: false });
    return () => svg.removeEventListener('wheel', turnWheel);
  }, [picture]);

  return {
    box,
    closer: () => zoom(STEP),
    farther: () => zoom(1 / STEP),
    reset: () => setZoomed(null),
    /** Brings a point into view. */
    show: (point: Position) => {
      const isSeen =
        point.x >= box.x && point.x <= box.x + box.width && point.y >= box.y && point.y <= box.y + box.height;
      const centre = centreOf(box);
      if (!isSeen) change((now) => movedBy(now, point.x - centre.x, point.y - centre.y));
    },
    press: (event: PointerEvent) => {
      if (view === 'normal' && event.pointerType === 'touch') return;
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      picture.current?.setPointerCapture(event.pointerId);
    },
    move: (event: PointerEvent) => {
      const svg = picture.current;
      const before = fingers.current.get(event.pointerId);
      if (!svg || !before) return;
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
      const now = { x: event.clientX, y: event.clientY };
      fingers.current.set(event.pointerId, now);
      if (other) {
        const factor = distance(now, other) / Math.max(1, distance(before, other));
        const middle = { clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 };
        return zoom(factor, toDrawingPoint(svg, middle));
      }
      const scale = svg.getScreenCTM()?.a ?? 1;
      change((shown) => movedBy(shown, (before.x - now.x) / scale, (before.y - now.y) / scale));
    },
    release: (event: PointerEvent) => void fingers.current.delete(event.pointerId),
  };
}

const distance = (a: Position, b: Position) => Math.hypot(a.x - b.x, a.y - b.y);

export function toDrawingPoint(svg: SVGSVGElement, at: { clientX: number; clientY: number }): Position {
  const { x, y } = new DOMPoint(at.clientX, at.clientY).matrixTransform(svg.getScreenCTM()?.inverse());
  return { x, y };
}
