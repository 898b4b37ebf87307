import type { DetailedHTMLProps, HTMLAttributes, ReactNode, RefObject } from 'react';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { classes } from '#ui/classes.ts';
import type english from '../labels/eng.json';
import styles from './ScrollRegion.module.css';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'scroll-arrows': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;
    }
  }
}

interface Props {
  readonly label: string;
  readonly region: RefObject<HTMLDivElement | null>;
  /** Has a height of its own, so that the heads stay while the rows scroll under them. */
  readonly isTall: boolean;
  /** On a phone, the table begins with this column in view. */
  readonly visibleColumn: number;
  readonly children: ReactNode;
}

/** What scrolls is plain markup; `scroll-arrows.ts` brings its arrows and keys. */
export function ScrollRegion({ label, region, isTall, visibleColumn, children }: Props) {
  const t = useLabels<typeof english>('table');
  return (
    <div className={styles.frame}>
      <scroll-arrows
        className={styles.arrows}
        data-column={visibleColumn}
        data-before={t('previous_columns')}
        data-after={t('next_columns')}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and a region would be one landmark too many */}
      <div
        ref={region}
        className={classes(styles.scroll, isTall && styles.tall)}
        role="group"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it
        tabIndex={0}
      >
        {children}
      </div>
    </div>
  );
}
