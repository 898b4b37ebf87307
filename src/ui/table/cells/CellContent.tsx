import type { ReactNode } from 'react';
import { isLocked } from '#platform/contract/sealed.ts';
import { useFormat, useLink } from '#platform/i18n/I18n.tsx';
import { useUnlock } from '#platform/session/ViewerKind.tsx';
import { Change } from '#ui/change/Change.tsx';
import { InUnit } from '#ui/figure/InUnit.tsx';
import { Missing } from '#ui/figure/Missing.tsx';
import { Hint } from '#ui/hint/Hint.tsx';
import { linkTarget } from '#ui/link/link-target.ts';
import { LockedValue } from '#ui/locked-value/LockedValue.tsx';
import { CellText } from '../cut-text/CellText.tsx';
import { Peek } from '../cut-text/Peek.tsx';
import { lockOf } from '../locked/find-lock.ts';
import { RequestLabel } from '../requests/RequestLabel.tsx';
import { isRequestMarker } from '../requests/request-markers.ts';
import type { Column, RichCell, Tone } from '../table-data.ts';
import { toneClass } from './cell-tone.ts';
import { isBlank } from './cell-value.ts';

interface Props {
  readonly cell: RichCell;
  readonly column: Column;
  readonly isCutOff: boolean;
  /** The cell around it shows its tone. */
  readonly isToned: boolean;
  readonly onRequest: (() => void) | undefined;
}

/** What stands in a cell: its value, and the unit, link, name and explanation that it may have (TB-01). */
export function CellContent({ cell, column, isCutOff, isToned, onRequest }: Props) {
  const { val, unit, info } = cell;
  if (isBlank(val) && cell.drawn === undefined) return <Missing />;
  const content = cell.drawn ?? (
    <Peeked cell={cell}>
      <CellValue cell={cell} column={column} isCutOff={isCutOff} onRequest={onRequest} />
    </Peeked>
  );
  const tone = isToned ? undefined : toneClass(column, cell);
  // What the figures of the row are counted in, after its name.
  const isName = typeof val === 'string' && !isLocked(val);
  return (
    <>
      <InUnit unit={isName ? null : unit} className="faint">
        {tone ? <span className={tone}>{content}</span> : content}
      </InUnit>
      {isName && unit && <span className="faint"> {unit}</span>}
      {info && <Hint text={info} />}
    </>
  );
}

/** A longer name or a few words more stand behind the value itself; a link keeps its own press and has them as title. */
function Peeked({ cell, children }: { cell: RichCell; children: ReactNode }) {
  const text = cell.tooltip ?? cell.title;
  if (!text || isLocked(cell.val) || isRequestMarker(cell.val)) return children;
  if (cell.lnk !== undefined && linkTarget(cell.lnk)) return <span title={text}>{children}</span>;
  return <Peek text={text}>{children}</Peek>;
}

function CellValue({ cell, column, isCutOff, onRequest }: Omit<Props, 'isToned'>) {
  const format = useFormat();
  const unlock = useUnlock(lockOf(cell, column));
  const { val } = cell;
  if (isLocked(val)) return <LockedValue unlock={unlock} />;
  if (isRequestMarker(val)) return <RequestLabel marker={val} onRequest={onRequest} />;
  if (typeof val === 'string' && column.kind === 'day') return format.day(val);
  if (typeof val === 'string') {
    const mayCut = isCutOff && column.kind !== 'comment';
    return (
      <CellText text={val} isCutOff={mayCut} wrap={(shown) => <Linked lnk={cell.lnk}>{shown}</Linked>} />
    );
  }
  if (column.kind === 'change') return <Change percent={val} direction={directionOf(cell.class)} />;
  return <Linked lnk={cell.lnk}>{val === null ? null : format.number(val, column.decimals)}</Linked>;
}

function Linked({ lnk, children }: { lnk: string | undefined; children: ReactNode }) {
  const link = useLink();
  const target = lnk === undefined ? null : linkTarget(lnk);
  if (lnk === undefined || target === null) return children;
  if (target === 'elsewhere')
    return (
      <a className="link" href={lnk} rel="noopener noreferrer" target="_blank">
        {children}
      </a>
    );
  return (
    <a className="link" href={lnk.startsWith('/') ? link(lnk) : lnk}>
      {children}
    </a>
  );
}

function directionOf(tone: Tone | undefined): 'up' | 'down' | 'flat' | null {
  return tone === 'up' || tone === 'down' || tone === 'flat' ? tone : null;
}
