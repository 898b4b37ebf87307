import { useCallback, useEffect, useMemo, useState } from 'react';
import { type Drawing, drawingBounds, type Measures, measure } from './drawing.ts';
import type { Graph, GraphView, Position } from './graph.ts';
import type { ViewBox } from './view-box.ts';

const load = () => import('./forces.ts');

export interface DrawnGraph {
  readonly drawing: Drawing;
  readonly measures: Measures;
  /** What the picture shows before anyone zooms; a drag does not change it. */
  readonly home: ViewBox;
}

interface Settled {
  readonly rest: Drawing;
  /** Where the reader has dragged nodes since. */
  readonly positions: readonly Position[];
  readonly home: ViewBox;
}

/**
 * The graph at rest. The positions that the server found are drawn as they are; the forces are loaded only for what
 * it could not know: the full screen, or rows that came later. Until they have answered, the picture stays as it was.
 */
export function useDrawing(graph: Graph, view: GraphView, given: readonly Position[] | undefined) {
  const [settled, setSettled] = useState<Settled | null>(() =>
    given ? settle({ graph, view: 'normal', positions: given }) : null,
  );
  useEffect(() => {
    if (view === 'normal' && given) {
      return setSettled((now) =>
        now?.rest.graph === graph && now.rest.positions === given
          ? now
          : settle({ graph, view, positions: given }),
      );
    }
    let isStale = false;
    load().then(({ forces }) => {
      if (!isStale) setSettled(settle({ graph, view, positions: forces.layoutGraph(graph, view) }));
    }, keepAsItWas);
    return () => {
      isStale = true;
    };
  }, [graph, view, given]);

  const setPositions = useCallback(
    (positions: readonly Position[]) =>
      setSettled((now) => now && { ...now, positions: keepUnmoved(now.positions, positions) }),
    [],
  );
  const frameAnew = useCallback(() => setSettled((now) => now && { ...now, home: boundsNow(now) }), []);
  const rest = settled?.rest;
  const measures = useMemo(() => rest && measure(rest), [rest]);
  const drawn: DrawnGraph | null =
    settled && measures
      ? { drawing: { ...settled.rest, positions: settled.positions }, measures, home: settled.home }
      : null;
  return { drawn, setPositions, frameAnew };
}

function settle(rest: Drawing): Settled {
  return { rest, positions: rest.positions, home: drawingBounds(rest, measure(rest)) };
}

function boundsNow({ rest, positions }: Settled): ViewBox {
  const drawing = { ...rest, positions };
  return drawingBounds(drawing, measure(drawing));
}

/** The same object for the same place: what has not moved is not drawn again. */
function keepUnmoved(before: readonly Position[], after: readonly Position[]): readonly Position[] {
  return after.map((position, index) => {
    const old = before[index];
    return old && old.x === position.x && old.y === position.y ? old : position;
  });
}

/** The list still shows everything, and the next try may succeed. */
const keepAsItWas = () => undefined;
