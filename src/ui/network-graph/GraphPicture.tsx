import { type ComponentProps, type RefObject, useMemo } from 'react';
import { useFormat } from '#platform/i18n/I18n.tsx';
import { classes } from '#ui/classes.ts';
import { describeNodes } from './describe-nodes.ts';
import { type Drawing, drawingBounds, drawLinks, type Measures, nameSides } from './drawing.ts';
import styles from './GraphPicture.module.css';
import { neighboursIn } from './graph.ts';
import { isMany } from './graph-rules.ts';
import { LinkMark, LinkText } from './LinkMark.tsx';
import { NameMark } from './NameMark.tsx';
import { NodeMark } from './NodeMark.tsx';
import { type Size, toAttribute, type ViewBox, withLogoRoom } from './view-box.ts';

interface Props extends Omit<ComponentProps<'svg'>, 'ref' | 'viewBox'> {
  readonly picture: RefObject<SVGSVGElement | null>;
  readonly label: string;
  readonly drawing: Drawing;
  readonly measures: Measures;
  /** As large as it is drawn in the page. */
  readonly size: Size;
  readonly box: ViewBox;
  /** Under the pointer or in focus: what is not its neighbour steps back. */
  readonly activeId: string | null;
  readonly tabStopId: string;
  /** The site's name, in the corner of the picture. */
  readonly logo?: string | undefined;
}

/** The graph as it lies: lines below, circles and names above, all of it readable without script. */
export function GraphPicture(props: Props) {
  const { picture, label, drawing, measures, size, box, activeId, tabStopId, logo, ...rest } = props;
  const { graph, positions, view } = drawing;
  const format = useFormat();
  const neighbours = useMemo(() => neighboursIn(graph), [graph]);
  const labels = useMemo(() => describeNodes(graph, format), [graph, format]);
  const links = useMemo(() => drawLinks(drawing, measures), [drawing, measures]);
  const isAbove = nameSides(drawing, measures);
  const bounds = drawingBounds(drawing, measures);
  const whole = logo ? withLogoRoom(bounds) : bounds;
  const isLit = (id: string) =>
    activeId !== null && (id === activeId || neighbours.get(activeId)?.has(id) === true);
  const isLinkLit = ({ from, to }: { from: string; to: string }) => from === activeId || to === activeId;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in for a drawing
    <svg
      {...rest}
      ref={picture}
      className={classes(
        styles.picture,
        view === 'full' && styles.full,
        isMany(graph.nodes.length) && styles.many,
        activeId !== null && styles.dimming,
      )}
      width={view === 'full' ? '100%' : size.width}
      height={view === 'full' ? '100%' : size.height}
      viewBox={toAttribute(box)}
      data-whole={toAttribute(whole)}
      role="group"
      aria-label={label}
    >
      {links.map(({ from, to }, index) => {
        const link = graph.links[index];
        return (
          link && (
            <LinkMark
              key={`${link.from} ${link.to} ${link.relation}`}
              x1={from.x}
              y1={from.y}
              x2={to.x}
              y2={to.y}
              isLit={isLinkLit(link)}
            />
          )
        );
      })}
      {measures.boxes.map((nodeBox, index) => {
        const { id } = nodeBox.node;
        return (
          <NodeMark
            key={id}
            box={nodeBox}
            x={positions[index]?.x ?? 0}
            y={positions[index]?.y ?? 0}
            label={labels.get(id) ?? nodeBox.node.name}
            isMain={id === graph.mainId}
            isLit={isLit(id)}
            isTabStop={id === tabStopId}
          />
        );
      })}
      {measures.boxes.map((nodeBox, index) => {
        const { id } = nodeBox.node;
        const isShown = measures.named.has(id) || isLit(id);
        return (
          isShown && (
            <NameMark
              key={id}
              box={nodeBox}
              x={positions[index]?.x ?? 0}
              y={positions[index]?.y ?? 0}
              isMain={id === graph.mainId}
              isAbove={isAbove[index] === true}
              isLit={isLit(id)}
            />
          )
        );
      })}
      {links.map(({ spot }, index) => {
        const link = graph.links[index];
        const isShown = link?.text && (measures.showsShares || isLinkLit(link));
        return (
          isShown && (
            <LinkText
              key={`${link.from} ${link.to} ${link.relation}`}
              {...spot}
              text={link.text}
              isLit={isLinkLit(link)}
            />
          )
        );
      })}
      {logo && (
        <text className={styles.logo} x={whole.x + whole.width - 8} y={whole.y + whole.height - 8}>
          {logo}
        </text>
      )}
    </svg>
  );
}
