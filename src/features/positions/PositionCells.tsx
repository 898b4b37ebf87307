import type { ReactNode } from 'react';
import { parseEntityPath } from '#domain/search/categories.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { Badge } from '#ui/badge/Badge.tsx';
import { Change } from '#ui/change/Change.tsx';
import { classes } from '#ui/classes.ts';
import { CompareBox } from '#ui/compare-box/CompareBox.tsx';
import { Day } from '#ui/figure/Day.tsx';
import { Figure } from '#ui/figure/Figure.tsx';
import { InUnit } from '#ui/figure/InUnit.tsx';
import table from '#ui/table/table.module.css';
import type english from './labels/eng.json';
import styles from './PositionCells.module.css';
import type { Position } from './positions.contract.ts';
import { Result } from './Result.tsx';

interface Props {
  readonly position: Position;
}

/** A figure, and a quieter one under it. */
export function Stacked({ below, children }: { below: ReactNode; children: ReactNode }) {
  return (
    <>
      <span className={styles.line}>{children}</span>
      {below && <span className={styles.below}>{below}</span>}
    </>
  );
}

export function NameCell({ position: { name, url, ticker, venue, status } }: Props) {
  const t = useLabels<typeof english>('positions');
  const link = useLink();
  const entity = parseEntityPath(url);
  const words = (
    <>
      <a className="link" href={link(url)}>
        {name}
      </a>
      {status !== 'active' && (
        <>
          {' '}
          <Badge tone="warn" text={t(`status_${status}`)} />
        </>
      )}
      <span className={classes(styles.below, styles.where)}>
        {ticker}
        <span className={table.phone}> · {venue}</span>
      </span>
    </>
  );
  if (!entity) return words;
  return (
    <CompareBox kind={entity.category} of={entity.id} name={name}>
      {words}
    </CompareBox>
  );
}

/** Under the price: when it was so; on a phone, how it has changed. */
export function LastCell({ position: { last, price_unit, date, change } }: Props) {
  return (
    <Stacked
      below={
        date && (
          <>
            <span className={table.wide}>
              <Day day={date} />
            </span>
            <span className={table.phone}>
              <Change percent={change} />
            </span>
          </>
        )
      }
    >
      <InUnit unit={last === null ? null : price_unit} className={classes('faint', styles.unit)}>
        <span className={styles.strong}>
          <Figure value={last} />
        </span>
      </InUnit>
    </Stacked>
  );
}

export function ChangeCell({ position: { change, change_money } }: Props) {
  return (
    <Stacked below={change_money !== null && <Result money={change_money} />}>
      <Change percent={change} />
    </Stacked>
  );
}
