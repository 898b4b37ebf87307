import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { DragPhysics } from './drag-physics.ts';
import type { Position } from './graph.ts';
import type { DrawnGraph } from './useDrawing.ts';
import { toDrawingPoint } from './usePanZoom.ts';
import { clampInto, type ViewBox } from './view-box.ts';

const load = () => import('./forces.ts');

/** A hand that trembles does not drag. */
const SLACK = 4;

interface Hold {
  readonly id: string;
  readonly pointerId: number;
  readonly from: Position;
  readonly physics: Promise<DragPhysics>;
  hasMoved: boolean;
  target: Position | null;
}

interface Options {
  readonly picture: RefObject<SVGSVGElement | null>;
  readonly drawn: DrawnGraph | null;
  readonly box: ViewBox;
  readonly setPositions: (positions: readonly Position[]) => void;
}

/** Takes a node by the pointer and puts it elsewhere, where it stays; its neighbours follow. */
export function useNodeDrag({ picture, drawn, box, setPositions }: Options) {
  const hold = useRef<Hold | null>(null);
  const frame = useRef(0);
  const putByHand = useRef(new Set<string>());
  const wasDragged = useRef(false);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  const rest = drawn?.drawing.graph;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another graph or view has other positions
  useEffect(() => putByHand.current.clear(), [rest, drawn?.drawing.view]);

  const follow = (physics: DragPhysics, step: () => readonly Position[] | null) => {
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => {
      const positions = step();
      if (positions) setPositions(positions);
      if (positions && hold.current === null) follow(physics, () => physics.rest());
    });
  };
  return {
    /** Loads what a drag needs before the hand moves. */
    prepare: () => void load(),
    take: (event: PointerEvent, id: string) => {
      wasDragged.current = false;
      if (!drawn) return;
      const { graph, view, positions } = drawn.drawing;
      hold.current = {
        id,
        pointerId: event.pointerId,
        from: { x: event.clientX, y: event.clientY },
        physics: load().then(({ forces }) => forces.holdNode(graph, view, positions, id, putByHand.current)),
        hasMoved: false,
        target: null,
      };
    },
    move: async (event: PointerEvent) => {
      const held = hold.current;
      const svg = picture.current;
      if (!held || !svg || event.pointerId !== held.pointerId) return;
      const distance = Math.hypot(event.clientX - held.from.x, event.clientY - held.from.y);
      if (!held.hasMoved && distance < SLACK) return;
      if (!held.hasMoved) svg.setPointerCapture(event.pointerId);
      held.hasMoved = true;
      const radius = drawn?.measures.boxes[0]?.radius ?? 0;
      held.target = clampInto(box, toDrawingPoint(svg, event), radius);
      const physics = await held.physics;
      follow(physics, () => (held.target ? physics.moveTo(held.target) : null));
    },
    drop: async () => {
      const held = hold.current;
      hold.current = null;
      if (!held?.hasMoved) return;
      wasDragged.current = true;
      putByHand.current.add(held.id);
      const physics = await held.physics;
      follow(physics, () => (held.target ? physics.moveTo(held.target) : null));
    },
    isHolding: () => hold.current !== null,
    /** The click that ends a drag follows no link. */
    hasJustDragged: () => wasDragged.current,
  };
}
