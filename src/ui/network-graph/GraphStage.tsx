import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useMemo,
  useRef,
  useState,
} from 'react';
import { GraphPicture } from './GraphPicture.tsx';
import type { Position } from './graph.ts';
import styles from './NetworkGraph.module.css';
import { type Direction, nearestNode } from './nearest-node.ts';
import type { DrawnGraph } from './useDrawing.ts';
import { useNodeDrag } from './useNodeDrag.ts';
import { usePanZoom } from './usePanZoom.ts';
import { useStageSize } from './useStageSize.ts';
import { fitInto, type Size, type ViewBox, withLogoRoom } from './view-box.ts';
import { ZoomButtons } from './ZoomButtons.tsx';

interface Props {
  readonly label: string;
  readonly drawn: DrawnGraph;
  readonly picture: RefObject<SVGSVGElement | null>;
  readonly setPositions: (positions: readonly Position[]) => void;
  readonly frameAnew: () => void;
  readonly activeId: string | null;
  readonly onActive: (id: string | null) => void;
  readonly logo?: string | undefined;
  readonly tools: (zoom: ReactNode) => ReactNode;
}

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** The interactive picture: pointer, touch and keyboard. */
export function GraphStage(props: Props) {
  const { label, drawn, picture, setPositions, frameAnew, activeId, onActive, logo, tools } = props;
  const { graph, view, positions } = drawn.drawing;
  const [stage, stageSize] = useStageSize(view === 'full');
  const home = useHome(drawn, stageSize);
  const panZoom = usePanZoom({ picture, home, view });
  const drag = useNodeDrag({ picture, drawn, box: panZoom.box, setPositions });
  const [tabStopId, setTabStop] = useState(graph.mainId);
  const tappedId = useRef<string | null>(null);

  const moveFocus = (event: KeyboardEvent) => {
    const from = graph.nodes.findIndex(({ id }) => id === nodeAt(event.target));
    const direction = ARROWS[event.key];
    const next = direction
      ? graph.nodes[nearestNode(positions, from, direction) ?? -1]?.id
      : event.key === 'Home'
        ? graph.mainId
        : undefined;
    if (direction || event.key === 'Home') event.preventDefault();
    if (next !== undefined)
      picture.current?.querySelector<SVGElement>(`[data-node="${CSS.escape(next)}"]`)?.focus();
  };
  const press = (event: PointerEvent) => {
    if (event.button !== 0) return;
    const id = nodeAt(event.target);
    if (id === null) panZoom.press(event);
    else if (view === 'full' || event.pointerType !== 'touch') drag.take(event, id);
  };
  const release = (event: PointerEvent) => {
    panZoom.release(event);
    drag.drop();
  };
  /** A finger has no hover: its first tap shows what a node is, the second follows it. */
  const click = (event: MouseEvent) => {
    const id = nodeAt(event.target);
    const isTouch =
      event.nativeEvent instanceof globalThis.PointerEvent && event.nativeEvent.pointerType === 'touch';
    if (drag.hasJustDragged() || (isTouch && id !== null && tappedId.current !== id)) event.preventDefault();
    if (isTouch) tappedId.current = id;
    if (isTouch) onActive(id);
  };
  return (
    <>
      {tools(
        <ZoomButtons
          onCloser={panZoom.closer}
          onFarther={panZoom.farther}
          onFit={() => {
            frameAnew();
            panZoom.reset();
          }}
        />,
      )}
      <div ref={stage} className={styles.stage}>
        <GraphPicture
          picture={picture}
          label={label}
          drawing={drawn.drawing}
          measures={drawn.measures}
          size={drawn.home}
          box={panZoom.box}
          activeId={activeId}
          tabStopId={tabStopId}
          logo={logo}
          onKeyDown={moveFocus}
          onFocus={(event) => {
            const id = nodeAt(event.target);
            if (id === null) return;
            setTabStop(id);
            onActive(id);
            const position = positions[graph.nodes.findIndex((node) => node.id === id)];
            if (position && event.target.matches(':focus-visible')) panZoom.show(position);
          }}
          onBlur={() => onActive(null)}
          onPointerEnter={drag.prepare}
          onPointerOver={(event) =>
            event.pointerType !== 'touch' && !drag.isHolding() && onActive(nodeAt(event.target))
          }
          onPointerLeave={() => !drag.isHolding() && onActive(null)}
          onPointerDown={press}
          onPointerMove={(event) => {
            drag.move(event);
            panZoom.move(event);
          }}
          onPointerUp={release}
          onPointerCancel={release}
          onClick={click}
          onDragStart={(event) => event.preventDefault()}
        />
      </div>
    </>
  );
}

function nodeAt(target: EventTarget): string | null {
  return target instanceof Element
    ? (target.closest('[data-node]')?.getAttribute('data-node') ?? null)
    : null;
}

/** In the page the picture has its own size; the full screen gives it a stage. */
function useHome({ drawing: { view }, home }: DrawnGraph, stage: Size): ViewBox {
  return useMemo(() => (view === 'full' ? fitInto(stage, withLogoRoom(home)) : home), [view, home, stage]);
}
