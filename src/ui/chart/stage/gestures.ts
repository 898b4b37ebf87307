export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Two fingers: the middle between them, and how far they are apart. */
export interface Grip extends Point {
  readonly reach: number;
}

/** Gestures on a chart; points are pixels of its surface. */
export interface Gestures {
  point(at: Point): void;
  leave(): void;
  pick(at: Point): void;
  pan(by: Point): void;
  /** False where the window is as large or as small as it can be, so that the page may scroll instead. */
  zoom(factor: number, at: Point): boolean;
  /** Two fingers take hold of what is below them; `pinch` says where they have moved it. */
  hold(grip: Grip): void;
  pinch(grip: Grip): void;
  /** Whether a rectangle of it can be chosen. */
  canFrame(): boolean;
  frame(from: Point, to: Point): void;
  /** The rectangle is drawn: what is in it fills the plot. */
  choose(from: Point, to: Point): void;
  dropFrame(): void;
  reset(): void;
}

const LONG_PRESS_MS = 350;
const SLACK = 4;
const FINGER_SLACK = 8;
const LINE = 16;
const WHEEL = 0.0015;
/** A pinch on a trackpad arrives as small turns of a wheel. */
const TRACKPAD = 0.01;

/**
 * A pointer that hovers moves the cursor. It drags the chart or, on a map, draws a rectangle (with Shift it drags). A finger that goes up or down scrolls the page; one that
 * goes sideways, rests or taps moves the cursor; two pinch. A wheel with Ctrl zooms, and without it once the chart has
 * the focus; sideways it pans.
 */
export function followGestures(surface: HTMLElement, gestures: Gestures): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const fingers = new Map<number, Point>();
  let isHeld = false;
  let pressed: Point | null = null;
  let mode: 'none' | 'drag' | 'trace' | 'frame' = 'none';
  let timer: ReturnType<typeof setTimeout> | undefined;

  const at = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = surface.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const trace = (point: Point) => {
    mode = 'trace';
    gestures.point(point);
  };
  const gripOf = (): Grip | null => {
    const [one, other] = [...fingers.values()];
    if (!one || !other) return null;
    const reach = Math.hypot(one.x - other.x, one.y - other.y);
    return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, reach };
  };

  const press = (event: PointerEvent) => {
    if (event.button !== 0) return;
    const point = at(event);
    pressed = point;
    mode = 'none';
    surface.setPointerCapture(event.pointerId);
    if (event.pointerType !== 'touch') return;
    fingers.set(event.pointerId, point);
    clearTimeout(timer);
    const grip = gripOf();
    isHeld = grip !== null;
    if (grip) {
      gestures.hold(grip);
      gestures.leave();
    } else timer = setTimeout(() => trace(point), LONG_PRESS_MS);
  };
  const moveFinger = (event: PointerEvent, point: Point) => {
    fingers.set(event.pointerId, point);
    const grip = gripOf();
    if (isHeld && grip) return gestures.pinch(grip);
    if (mode === 'trace') return gestures.point(point);
    if (!pressed || isHeld) return;
    const aside = Math.abs(point.x - pressed.x);
    const along = Math.abs(point.y - pressed.y);
    if (Math.max(aside, along) < FINGER_SLACK) return;
    clearTimeout(timer);
    if (aside > along) trace(point);
  };
  const move = (event: PointerEvent) => {
    const point = at(event);
    if (event.pointerType === 'touch') {
      if (fingers.has(event.pointerId)) moveFinger(event, point);
      return;
    }
    if (!pressed) return gestures.point(point);
    if (mode === 'none') {
      const along = gestures.canFrame() ? Math.abs(point.y - pressed.y) : 0;
      if (Math.max(along, Math.abs(point.x - pressed.x)) < SLACK) return;
      gestures.leave();
      mode = gestures.canFrame() && !event.shiftKey ? 'frame' : 'drag';
    }
    if (mode === 'frame') return gestures.frame(pressed, point);
    gestures.pan({ x: pressed.x - point.x, y: pressed.y - point.y });
    pressed = point;
  };
  const release = (event: PointerEvent) => {
    clearTimeout(timer);
    const isTap = pressed !== null && mode === 'none' && !isHeld;
    const framed = mode === 'frame' ? pressed : null;
    fingers.delete(event.pointerId);
    if (fingers.size === 0) isHeld = false;
    pressed = null;
    if (framed) gestures.dropFrame();
    if (event.type === 'pointercancel') return gestures.leave();
    if (framed) return gestures.choose(framed, at(event));
    if (isTap || event.pointerType !== 'touch') gestures.point(at(event));
    if (isTap) gestures.pick(at(event));
  };
  const leave = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch' && !pressed) gestures.leave();
  };
  const turnWheel = (event: WheelEvent) => {
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1;
    const aside = event.shiftKey && event.deltaX === 0 ? event.deltaY : event.deltaX;
    if (Math.abs(aside) > Math.abs(event.deltaY) || event.shiftKey) {
      gestures.pan({ x: aside * unit, y: 0 });
      event.preventDefault();
    } else if (event.ctrlKey || event.metaKey || surface.matches(':focus')) {
      const isChanged = gestures.zoom(
        Math.exp(-event.deltaY * unit * (event.ctrlKey ? TRACKPAD : WHEEL)),
        at(event),
      );
      if (isChanged || event.ctrlKey) event.preventDefault();
    }
  };

  surface.addEventListener('pointerdown', press, { signal });
  surface.addEventListener('pointermove', move, { signal });
  surface.addEventListener('pointerup', release, { signal });
  surface.addEventListener('pointercancel', release, { signal });
  surface.addEventListener('pointerleave', leave, { signal });
  surface.addEventListener('dblclick', () => gestures.reset(), { signal });
  surface.addEventListener('wheel', turnWheel, { signal, passive: false });
  // After a long press the page stays where it is.
  surface.addEventListener(
    'touchmove',
    (event) => {
      if ((mode === 'trace' || isHeld) && event.cancelable) event.preventDefault();
    },
    { signal, passive: false },
  );
  // A tap elsewhere puts a finger's cursor away.
  document.addEventListener(
    'pointerdown',
    ({ target, pointerType }) => {
      if (pointerType === 'touch' && target !== surface) gestures.leave();
    },
    { signal },
  );
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}
