import { memo } from 'react';
import { classes } from '#ui/classes.ts';
import styles from './GraphPicture.module.css';
import { LINK_TEXT_SIZE } from './link-line.ts';

interface LineProps {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly isLit: boolean;
}

export const LinkMark = memo(function LinkMark({ isLit, ...ends }: LineProps) {
  return <line className={classes(styles.link, isLit && styles.lit)} {...ends} />;
});

interface TextProps {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly isLit: boolean;
}

/** Apart from its line, so that no line crosses a text. */
export const LinkText = memo(function LinkText({ x, y, text, isLit }: TextProps) {
  return (
    <text
      className={classes(styles.share, isLit && styles.lit)}
      x={x}
      y={Math.round((y + LINK_TEXT_SIZE * 0.36) * 10) / 10}
      fontSize={LINK_TEXT_SIZE}
    >
      {text}
    </text>
  );
});
