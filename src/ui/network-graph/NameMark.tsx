import { memo } from 'react';
import { classes } from '#ui/classes.ts';
import styles from './GraphPicture.module.css';
import { LEADING } from './name-label.ts';
import { LABEL_GAP, type NodeBox } from './node-box.ts';

interface Props {
  readonly box: NodeBox;
  readonly x: number;
  readonly y: number;
  readonly isMain: boolean;
  readonly isAbove: boolean;
  readonly isLit: boolean;
}

/** For the eye: whoever listens hears the node's own label, which is never cut. */
export const NameMark = memo(function NameMark({ box, x, y, isMain, isAbove, isLit }: Props) {
  const { radius, label } = box;
  const leading = label.size * LEADING;
  const top = y + (isAbove ? -radius - LABEL_GAP - label.height : radius + LABEL_GAP);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a text in a drawing takes no focus
    <text
      className={classes(styles.name, isMain && styles.strong, isLit && styles.lit)}
      fontSize={label.size}
      aria-hidden="true"
    >
      {label.lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its position in the name
        <tspan key={index} x={x} y={Math.round((top + label.size * 0.95 + index * leading) * 10) / 10}>
          {line}
        </tspan>
      ))}
    </text>
  );
});
