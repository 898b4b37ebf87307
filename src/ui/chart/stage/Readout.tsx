import { useMemo } from 'react';
import { useLabels } from '#platform/i18n/I18n.tsx';
import directions from '#ui/change/direction.module.css';
import { classes } from '#ui/classes.ts';
import { Swatch } from '#ui/legend/Swatch.tsx';
import styles from '../ChartStage.module.css';
import type { Chart, Flag } from '../chart.ts';
import type english from '../labels/eng.json';
import { type Clock, directionOfChange, type Reading, readingsAt, writeChange } from './readings.ts';
import { type Signal, useSignal } from './signal.ts';
import type { SnapPoints } from './snap-points.ts';
import { type Widest, widestFigures } from './widest-figures.ts';

interface Props {
  readonly chart: Chart;
  readonly snapPoints: SnapPoints;
  readonly clock: Clock;
  readonly cursor: Signal<number | null>;
}

/** The values at the cursor; without one, the last. It stands above the plot and never over the curve. */
export function Readout({ chart, snapPoints, clock, cursor }: Props) {
  const at = useSignal(cursor);
  const widest = useMemo(() => widestFigures(chart, clock.words), [chart, clock.words]);
  const isDots = snapPoints.kind === 'dots';
  const snapPoint = at ?? (isDots ? -1 : snapPoints.count - 1);
  const { head, series, flags } = readingsAt(
    chart,
    snapPoints,
    Math.min(snapPoint, snapPoints.count - 1),
    clock,
  );
  const isCompared = (chart.panes[0]?.series.length ?? 0) > 1;
  return (
    <p className={classes(styles.readout, isDots && styles.dots)}>
      <span className={styles.head}>{head}</span>
      {series.map((reading) => (
        <Item
          key={reading.id}
          reading={reading}
          widest={widest.get(reading.id)}
          clock={clock}
          hasSwatch={isCompared && chart.panes[0]?.series.some(({ id }) => id === reading.id)}
        />
      ))}
      {chart.flags && chart.flags.length > 0 && <Flags all={chart.flags} flags={flags} />}
    </p>
  );
}

interface ItemProps {
  readonly reading: Reading;
  readonly widest: Widest | undefined;
  readonly clock: Clock;
  readonly hasSwatch: boolean | undefined;
}

function Item({ reading: { name, tone, figures, change, note }, widest, clock, hasSwatch }: ItemProps) {
  const t = useLabels<typeof english>('chart');
  return (
    <span className={styles.item}>
      {hasSwatch && <Swatch mark={tone} />}
      <span>{name}</span>
      {figures.map(({ word, title, text }) => (
        <span key={word ?? title} className={styles.item}>
          {(word || title) && <span>{word ? t(word) : title}</span>}
          <span className={classes(styles.figure, styles.room)} data-widest={widest?.figure}>
            {text}
          </span>
        </span>
      ))}
      {widest?.change && (
        <span
          className={classes(
            styles.change,
            styles.room,
            directions[change ? directionOfChange(change) : 'flat'],
          )}
          data-widest={widest.change}
        >
          {change && writeChange(change, clock.words)}
        </span>
      )}
      {note && <span className={styles.figure}>{note}</span>}
    </span>
  );
}

/** Keeps the room of the longest text: a flag comes and goes as the cursor moves. */
function Flags({ all, flags }: { all: readonly Flag[]; flags: readonly Flag[] }) {
  const longest = useMemo(
    () => all.reduce((most, { text }) => (text.length > most.length ? text : most), ''),
    [all],
  );
  const shown = flags.length > 0 ? flags : all.slice(0, 1);
  return (
    <span className={classes(styles.item, flags.length === 0 && styles.empty)}>
      {shown.map(({ letter, text }, index) => (
        <span key={`${letter} ${text}`} className={styles.item}>
          <b className={styles.letter}>{letter}</b>
          <span className={styles.room} data-widest={index === 0 ? longest : undefined}>
            {text}
          </span>
        </span>
      ))}
    </span>
  );
}
