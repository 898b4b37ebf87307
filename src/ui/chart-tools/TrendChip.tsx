import { useState } from 'react';
import chips from '#ui/chip/chip.module.css';
import { Tooltip } from '#ui/tooltip/Tooltip.tsx';
import styles from './TrendChip.module.css';
import type { DrawnTrend } from './trend/draw-trend.ts';

/** The formula and how well it fits: under the pointer and in focus, and beside it once pressed, as fingers do not hover. */
export function TrendChip({ trend }: { trend: DrawnTrend }) {
  const [isOpen, setOpen] = useState(false);
  const { name, note = '' } = trend.curve;
  return (
    <Tooltip text={note}>
      <button type="button" className={chips.chip} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <svg className={styles.dashes} width="18" height="4" viewBox="0 0 18 4" aria-hidden="true">
          <line x1="1" y1="2" x2="17" y2="2" strokeDasharray="5 3.5" />
        </svg>
        {name}
        {isOpen && <span className={styles.formula}>{note}</span>}
      </button>
    </Tooltip>
  );
}
