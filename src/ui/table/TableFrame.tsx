import { type ComponentProps, type ReactNode, useMemo, useRef } from 'react';
import type { Capability } from '#domain/access/capabilities.ts';
import { opensWithAccount } from '#domain/access/unlock.ts';
import { isLocked, type Locked } from '#platform/contract/sealed.ts';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import { useUnlock } from '#platform/session/ViewerKind.tsx';
import { classes } from '#ui/classes.ts';
import { LockedPrompt } from '#ui/locked-value/LockedPrompt.tsx';
import { RestLink } from '#ui/show-more/RestLink.tsx';
import { ShowMore } from '#ui/show-more/ShowMore.tsx';
import { tableClasses } from './column-classes.ts';
import type english from './labels/eng.json';
import type { Line, LineActions } from './lines.ts';
import { findLock } from './locked/find-lock.ts';
import { ScrollRegion } from './scroll/ScrollRegion.tsx';
import type { Selection } from './selection/ChooseAll.tsx';
import { beyondLimit } from './show-more/beyond-limit.ts';
import type { Sorting } from './sorting/SortHead.tsx';
import { TableBody } from './TableBody.tsx';
import { TableHead } from './TableHead.tsx';
import styles from './table.module.css';
import type { Column, Row } from './table-data.ts';

interface TableRest extends Omit<ComponentProps<typeof RestLink>, 'text'> {
  readonly count: number;
}

/** What every table may be given. */
export interface TableOptions {
  /** Names the table for those who do not see it. */
  readonly label: string;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  /** How many rows are shown before "Show more"; 0 shows all. */
  readonly limit?: number;
  /** The rows past the limit begin shown: they were requested. */
  readonly isMoreShown?: boolean;
  /** Rows that are not in the page: how many, and what loads them. */
  readonly rest?: TableRest | undefined;
  /** Rows past a lock. Sealed on the server: whoever has no access receives `***` in place of them. */
  readonly more?: readonly Row[] | Locked<Capability> | undefined;
  /** How many rows are past the lock, for those who do not receive them. */
  readonly moreCount?: number | undefined;
  /** Where it is positive, `onAction` receives it once, when the rows past the limit are opened (TB-02). */
  readonly actionId?: number;
  readonly onAction?: (actionId: number) => void;
  /** Called each time the rows past the limit are shown or put away. */
  readonly onMore?: (isShown: boolean) => void;
  /** What would open if the locked cells were not; said once, under the table. Null: what stands around it says so. */
  readonly prompt?: string | null;
  /** False leaves long texts whole (TB-04). */
  readonly isCutOff?: boolean;
  /** On a phone the table begins with this column in view (TB-05). */
  readonly visibleColumn?: number;
  /** Has a height of its own and heads that stay. */
  readonly isTall?: boolean;
  readonly onRequest?: (row: Row, column: Column) => void;
}

interface Props {
  readonly options: TableOptions;
  readonly columns: readonly Column[];
  readonly lines: readonly Line[];
  readonly limit: number;
  readonly sorting?: Sorting | undefined;
  readonly selection?: Selection | undefined;
  readonly actions?: LineActions | undefined;
}

const VISIBLE_COLUMN = 2;

/** The drawing that both tables share: heads and lines in a region that scrolls, what waits, and one prompt. */
export function TableFrame({ options, columns, lines, limit, sorting, selection, actions }: Props) {
  const t = useLabels<typeof english>('table');
  const region = useRef<HTMLDivElement>(null);
  const { label, isTall = false, visibleColumn = VISIBLE_COLUMN, isCutOff = true, prompt } = options;
  const waiting = beyondLimit(lines, limit);
  const lock = useMemo(() => findLock(options.rows, columns), [options.rows, columns]);
  const unlock = useUnlock(lock ?? 'last-price');
  const isLong = limit <= 0 && lines.length > LONG;
  return (
    <>
      <Waiting options={options} count={waiting.count}>
        <ScrollRegion label={label} region={region} isTall={isTall || isLong} visibleColumn={visibleColumn}>
          <table
            className={classes(styles.table, ...tableClasses(columns), (isTall || isLong) && styles.heads)}
            aria-rowcount={isLong ? lines.length + 1 : undefined}
          >
            <TableHead columns={columns} sorting={sorting} selection={selection} />
            <TableBody
              lines={lines}
              isLong={isLong}
              region={region}
              waiting={waiting.ids}
              columns={columns}
              isCutOff={isCutOff}
              actions={actions}
              onRequest={options.onRequest}
            />
          </table>
        </ScrollRegion>
      </Waiting>
      {lock && prompt !== null && (
        <LockedPrompt
          unlock={unlock}
          text={prompt ?? t(opensWithAccount(lock) ? 'values_must_sign_in' : 'values_must_get_access')}
        />
      )}
    </>
  );
}

/** From here on only the rows in view are in the page. */
const LONG = 500;

interface WaitingProps {
  readonly options: TableOptions;
  readonly count: number;
  readonly children: ReactNode;
}

/** What waits under the table: rows past the limit, or a lock in place of them. */
function Waiting({
  options: { rest, more, moreCount = 0, isMoreShown, actionId = 0, onAction, onMore },
  count,
  children,
}: WaitingProps) {
  const t = useLabels<typeof english>('table');
  const format = useFormat();
  const unlock = useUnlock('more-rows');
  const isReported = useRef(false);
  const isShut = isLocked(more);
  const reportOnce = () => {
    if (isShut || isReported.current || actionId <= 0) return;
    isReported.current = true;
    onAction?.(actionId);
  };
  const waiting = rest?.count ?? (isShut ? moreCount : count);
  if (waiting <= 0) return children;
  const words = t('show_more', { count: waiting, shown: format.number(waiting, 0) });
  if (rest)
    return (
      <>
        {children}
        <RestLink {...rest} text={words} />
      </>
    );
  return (
    <ShowMore
      more={words}
      less={isShut ? words : t('show_fewer')}
      isOpen={isMoreShown}
      prompt={isShut && <LockedPrompt unlock={unlock} text={t('rows_must_get_access')} />}
      onOpen={() => {
        onMore?.(true);
        reportOnce();
      }}
      onClose={() => onMore?.(false)}
    >
      {children}
    </ShowMore>
  );
}
