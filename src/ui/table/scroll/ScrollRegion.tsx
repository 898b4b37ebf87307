import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import type english from '../labels/eng.json';
import { columnEnd, columnStarts } from './column-positions.ts';
import styles from './ScrollRegion.module.css';
import { nextSnapPoint, snapPointToShow } from './scroll-snap-points.ts';
import { useScrollSides } from './useScrollSides.ts';

interface Props {
  readonly label: string;
  readonly region: RefObject<HTMLDivElement | null>;
  /** Has a height of its own, so that the heads stay while the rows scroll under them. */
  readonly isTall: boolean;
  /** On a phone, the table begins with this column in view. */
  readonly visibleColumn: number;
  readonly children: ReactNode;
}

const PHONE = '(max-width: 680px)';

/** A table wider than its container scrolls by itself: by finger, by arrows, by keys; the page never does (TB-05). */
export function ScrollRegion({ label, region, isTall, visibleColumn, children }: Props) {
  const t = useLabels<typeof english>('table');
  const sides = useScrollSides(region);
  const step = useColumnSteps(region);
  useEffect(() => {
    const element = region.current;
    if (!element || !matchMedia(PHONE).matches) return;
    const end = columnEnd(element, visibleColumn);
    if (end !== null) element.scrollLeft = snapPointToShow(columnStarts(element), end, element);
  }, [region, visibleColumn]);
  const stepByKey = (event: KeyboardEvent) => {
    const isArrow = event.key === 'ArrowRight' || event.key === 'ArrowLeft';
    if (event.target !== region.current || !isArrow) return;
    event.preventDefault();
    step(event.key === 'ArrowRight' ? 1 : -1);
  };
  const isWide = sides !== null && (sides.before || sides.after);
  const isStill = sides !== null && !isWide && !isTall;
  return (
    <div className={styles.frame}>
      {isWide && (
        <Arrow isShown={sides.before} label={t('previous_columns')} side="before" onStep={() => step(-1)} />
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and a region would be one landmark too many */}
      <div
        ref={region}
        className={classes(styles.scroll, isTall && styles.tall, sides?.before && styles.moved)}
        role="group"
        aria-label={label}
        tabIndex={isStill ? undefined : 0}
        onKeyDown={stepByKey}
      >
        {children}
      </div>
      {isWide && (
        <Arrow isShown={sides.after} label={t('next_columns')} side="after" onStep={() => step(1)} />
      )}
    </div>
  );
}

interface ArrowProps {
  readonly isShown: boolean;
  readonly label: string;
  readonly side: 'before' | 'after';
  readonly onStep: () => void;
}

/** Stays in the page while it has the focus, so that a press on it never loses it. */
function Arrow({ isShown, label, side, onStep }: ArrowProps) {
  return (
    <button
      type="button"
      className={classes(styles.arrow, styles[side], isShown && styles.shown)}
      aria-label={label}
      aria-disabled={!isShown}
      tabIndex={isShown ? undefined : -1}
      onClick={onStep}
    >
      <Icon name={side === 'before' ? 'left' : 'right'} />
    </button>
  );
}

/** Presses that come faster than the scrolling count on from where it is going. */
function useColumnSteps(region: RefObject<HTMLDivElement | null>): (way: 1 | -1) => void {
  const aim = useRef<number | null>(null);
  useEffect(() => {
    const arrive = () => {
      aim.current = null;
    };
    const element = region.current;
    element?.addEventListener('scrollend', arrive);
    return () => element?.removeEventListener('scrollend', arrive);
  }, [region]);
  return (way) => {
    const element = region.current;
    if (!element) return;
    const { scrollWidth, clientWidth } = element;
    const from = { scrollLeft: aim.current ?? element.scrollLeft, scrollWidth, clientWidth };
    const left = Math.min(nextSnapPoint(columnStarts(element), from, way), scrollWidth - clientWidth);
    if (left === element.scrollLeft) return;
    aim.current = left;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollTo({ left, behavior: isCalm ? 'auto' : 'smooth' });
  };
}
