import { useCallback, useEffect, useMemo, useState } from 'react';
import { type Drawing, drawingBounds, type Measures, measure } from './drawing.ts';
import type { Graph, GraphView, Place } from './graph.ts';
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
  /** Where hands have moved nodes since. */
  readonly places: readonly Place[];
  readonly home: ViewBox;
}

/**
 * The graph at rest. The places that the server found are drawn as they are; the forces are loaded only for what
 * it could not know: the full screen, or rows that came later. Until they have answered, the picture stays as it was.
 */
export function useDrawing(graph: Graph, view: GraphView, given: readonly Place[] | undefined) {
  const [settled, setSettled] = useState<Settled | null>(() =>
    given ? settle({ graph, view: 'normal', places: given }) : null,
  );
  useEffect(() => {
    if (view === 'normal' && given) {
      return setSettled((now) =>
        now?.rest.graph === graph && now.rest.places === given ? now : settle({ graph, view, places: given }),
      );
    }
    let isStale = false;
    load().then(({ forces }) => {
      if (!isStale) setSettled(settle({ graph, view, places: forces.layoutGraph(graph, view) }));
    }, keepAsItWas);
    return () => {
      isStale = true;
    };
  }, [graph, view, given]);

  const setPlaces = useCallback(
    (places: readonly Place[]) =>
      setSettled((now) => now && { ...now, places: keepUnmoved(now.places, places) }),
    [],
  );
  const frameAnew = useCallback(() => setSettled((now) => now && { ...now, home: boundsNow(now) }), []);
  const rest = settled?.rest;
  const measures = useMemo(() => rest && measure(rest), [rest]);
  const drawn: DrawnGraph | null =
    settled && measures
      ? { drawing: { ...settled.rest, places: settled.places }, measures, home: settled.home }
      : null;
  return { drawn, setPlaces, frameAnew };
}

function settle(rest: Drawing): Settled {
  return { rest, places: rest.places, home: drawingBounds(rest, measure(rest)) };
}

function boundsNow({ rest, places }: Settled): ViewBox {
  const drawing = { ...rest, places };
  return drawingBounds(drawing, measure(drawing));
}

/** The same object for the same place: what has not moved is not drawn again. */
function keepUnmoved(before: readonly Place[], after: readonly Place[]): readonly Place[] {
  return after.map((place, index) => {
    const old = before[index];
    return old && old.x === place.x && old.y === place.y ? old : place;
  });
}

/** The list still tells everything, and the next try may succeed. */
const keepAsItWas = () => undefined;
