import { memo } from 'react';
import { classes } from '#ui/classes.ts';
import styles from './GraphPicture.module.css';
import type { NodeBox } from './node-box.ts';

interface Props {
  readonly box: NodeBox;
  readonly x: number;
  readonly y: number;
  /** Its name, and what it is to the main node. */
  readonly label: string;
  readonly isMain: boolean;
  readonly isLit: boolean;
  readonly isTabStop: boolean;
}

const RING_GAP = 4;

/** Drawn again only when something of it changes: a drag in a large graph redraws what moves. */
export const NodeMark = memo(function NodeMark(props: Props) {
  const { box, x, y, label, isMain, isLit, isTabStop } = props;
  const { id, href } = box.node;
  const mark = {
    className: classes(styles.node, isMain && styles.main, isLit && styles.lit),
    transform: `translate(${x} ${y})`,
    tabIndex: isTabStop ? 0 : -1,
    'aria-label': label,
    'data-node': id,
  };
  const inside = (
    <>
      <circle className={styles.focus} r={box.radius + RING_GAP} data-export="skip" />
      {isMain && <circle className={styles.ring} r={box.radius + RING_GAP} />}
      <circle className={styles.circle} r={box.radius} />
    </>
  );
  return href ? (
    <a {...mark} href={href} draggable={false}>
      {inside}
    </a>
  ) : (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: the focus reads it; there is nothing to press
    <g {...mark} role="img">
      {inside}
    </g>
  );
});
