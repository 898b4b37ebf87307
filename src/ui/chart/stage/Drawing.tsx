import type { RefObject } from 'react';
import { classes } from '#ui/classes.ts';
import styles from '../ChartStage.module.css';
import type { Shown, StageHeight } from './shown.ts';

/** The browser's first load has nothing that draws. */
const firstPaint = import.meta.env.SSR ? (await import('./first-paint.ts')).firstPaint : null;

interface Props {
  readonly shown: Shown;
  readonly height: StageHeight;
  readonly drawing?: RefObject<HTMLDivElement | null>;
  readonly isNavigator?: boolean;
}

/**
 * What the server drew. The browser never draws it, compares it or takes it away: it hides it once the canvas is
 * painted, and draws anew only for paper. The empty pictures beside it give the box its height, on a phone another one.
 */
export function Drawing({ shown, height, drawing, isNavigator = false }: Props) {
  const html = firstPaint?.(shown, height, isNavigator ? 'navigator' : 'chart') ?? '';
  return (
    <>
      <svg className={classes(styles.sizer, styles.wide)} width="1" height={height.wide} aria-hidden="true" />
      <svg
        className={classes(styles.sizer, styles.narrow)}
        width="1"
        height={height.narrow}
        aria-hidden="true"
      />
      <div
        ref={drawing}
        className={styles.drawing}
        aria-hidden="true"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own SVG, its texts are escaped
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </>
  );
}
