import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import { directionOf } from '#ui/change/direction.ts';
import { classes } from '#ui/classes.ts';
import type english from './labels/eng.json';
import { positionOnScale, priceBefore } from './price-scale.ts';
import styles from './ScaleRail.module.css';

interface Props {
  readonly lowest: number;
  readonly highest: number;
  readonly last: number;
  readonly lastDate: string;
  readonly change: number | null;
}

/** Everything is placed by percentages in attributes: the page's policy allows no inline style. */
export function ScaleRail({ lowest, highest, last, lastDate, change }: Props) {
  const t = useLabels<typeof english>('price-dynamics');
  const format = useFormat();
  const price = (value: number) => format.number(value, 2);
  const pin = positionOnScale(last, lowest, highest);
  const before = change === null ? null : priceBefore(last, change);
  const start = before === null ? pin : positionOnScale(before, lowest, highest);
  const scale = t('scale', { min: price(lowest), last: price(last), max: price(highest) });
  const label = format.phrase([scale, format.day(lastDate)]);
  return (
    <svg className={styles.rail} width="100%" height="42" role="img" aria-label={label}>
      <rect className={styles.line} x="0" y="29" width="100%" height="4" rx="2" />
      {change !== null && (
        <>
          <rect
            className={classes(styles.move, styles[directionOf(change)])}
            x={`${Math.min(start, pin)}%`}
            y="28.5"
            width={`${Math.abs(pin - start)}%`}
            height="5"
            rx="2.5"
          />
          <line className={styles.start} x1={`${start}%`} x2={`${start}%`} y1="26" y2="36" />
        </>
      )}
      <circle className={styles.pin} cx={`${pin}%`} cy="31" r="6" />
      <text className={styles.tag} data-price="" {...tagPosition(pin)} y="16">
        {price(last)}
      </text>
    </svg>
  );
}

/** Near an end the price stays within the rail instead of following its pin out of it. */
function tagPosition(pin: number): { x: string; textAnchor: 'start' | 'middle' | 'end' } {
  if (pin < 15) return { x: '0', textAnchor: 'start' };
  if (pin > 85) return { x: '100%', textAnchor: 'end' };
  return { x: `${pin}%`, textAnchor: 'middle' };
}
