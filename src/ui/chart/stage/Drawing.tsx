import { classes } from '#ui/classes.ts';
import styles from '../ChartStage.module.css';
import type { Shown, StageHeight } from './shown.ts';

// Not by a plain import: the browser would load all that draws together with what shows the drawing.
const paint = import.meta.env.SSR ? (await import('./first-paint.ts')).firstPaint : null;

interface Props {
  readonly shown: Shown;
  readonly height: StageHeight;
  readonly isNavigator?: boolean;
}

/**
 * What the server drew. The browser never draws it, compares it or takes it away: it hides it once the canvas is
 * painted. The empty pictures beside it give the box its height, on a phone another one.
 */
export function Drawing({ shown, height, isNavigator = false }: Props) {
  const html = paint?.(shown, height, isNavigator) ?? '';
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
        className={styles.drawing}
        aria-hidden="true"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own SVG, its texts are escaped
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </>
  );
}
