import { isLocked } from '#platform/contract/sealed.ts';
import { useFormat } from '#platform/i18n/I18n.tsx';
import directions from '#ui/change/direction.module.css';
import { directionOf } from '#ui/change/direction.ts';
import { Figure, type Known } from '#ui/figure/Figure.tsx';

const MINUS = '\u2212';

/** Money that was gained or lost: its sign says so, and its colour. */
export function Result({ money }: { money: Known<'last-price'> }) {
  const format = useFormat();
  if (money === null || isLocked(money)) return <Figure value={money} />;
  const sign = money > 0 ? '+' : money < 0 ? MINUS : '';
  return (
    <span className={directions[directionOf(money)]}>
      {sign}
      {format.number(Math.abs(money), 2)}
    </span>
  );
}

/** The same in percent. */
export function ResultPercent({ percent }: { percent: Known<'last-price'> }) {
  const format = useFormat();
  if (percent === null || isLocked(percent)) return <Figure value={percent} />;
  return <span className={directions[directionOf(percent)]}>{format.change(percent)}</span>;
}
