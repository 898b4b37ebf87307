import type { MouseEvent } from 'react';
import { useFormat } from '#foundation/i18n/I18n.tsx';
import { useLockReason } from '#foundation/session/ViewerKind.tsx';
import { isLocked } from '#foundation/web/sealed.ts';
import { Change } from '#ui/change/Change.tsx';
import type { Direction } from '#ui/change/direction.ts';
import { classes } from '#ui/classes.ts';
import { Day } from '#ui/figure/Day.tsx';
import { Figure } from '#ui/figure/Figure.tsx';
import { Missing } from '#ui/figure/Missing.tsx';
import { LockedValue } from '#ui/locked-value/LockedValue.tsx';
import table from '#ui/table/table.module.css';
import type { ExchangeRow } from './exchange-table.contract.ts';

const DIRECTIONS = { increase: 'up', drop: 'down', unchanged: 'flat' } as const satisfies Record<
  NonNullable<ExchangeRow['class']>,
  Direction
>;

interface Props {
  readonly row: ExchangeRow;
  readonly isCurrent: boolean;
  readonly href: string;
  readonly onFollow: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

export function ExchangeTableRow({ row, isCurrent, href, onFollow }: Props) {
  return (
    <tr aria-current={isCurrent || undefined}>
      <th className={classes(table.pin, table.words)} scope="row">
        <a className="link" href={href} onClick={onFollow}>
          {row.trading_ground}
        </a>
      </th>
      <td className={classes(table.wide, table.nowrap)}>
        <Day day={row.date} />
      </td>
      <td className={table.number}>
        <span className={table.strong}>
          <Figure value={row.last} />
        </span>
        {row.last !== null && <span className="faint"> {row.currency_name}</span>}
      </td>
      <td className={table.number}>
        <Change percent={row.change} direction={row.class && DIRECTIONS[row.class]} />
      </td>
      <td className={table.number}>
        <BidAsk quotes={row.buy_sell} />
      </td>
      {[row.open, row.min, row.max, row.avg, row.legal_close_price].map((price, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change their places
        <td key={index} className={table.number}>
          <Figure value={price} />
        </td>
      ))}
      <td className={table.nowrap}>{row.tiker}</td>
    </tr>
  );
}

function BidAsk({ quotes }: { quotes: ExchangeRow['buy_sell'] }) {
  const format = useFormat();
  const reason = useLockReason();
  if (isLocked(quotes)) return <LockedValue reason={reason} />;
  if (quotes === null) return <Missing />;
  return `${format.number(quotes.buy, 2)} / ${format.number(quotes.sell, 2)}`;
}
