import type { LongBodyProps } from './line-props.ts';
import type { Line } from './lines.ts';
import { TableLine } from './TableLine.tsx';
import { LongBody } from './virtual/LongBody.tsx';

interface Props extends LongBodyProps {
  readonly isLong: boolean;
  /** The lines past the limit. */
  readonly waiting: ReadonlySet<string>;
}

/** Each group is a body of its own, so that its head names its rows. */
export function TableBody(props: Props) {
  const { lines, isLong, region, waiting, ...shared } = props;
  if (isLong) return <LongBody lines={lines} region={region} {...shared} />;
  return inGroups(lines).map((group) => (
    <tbody key={group[0]?.id}>
      {group.map((line) => (
        <TableLine key={line.id} line={line} isExtra={waiting.has(line.id)} {...shared} />
      ))}
    </tbody>
  ));
}

function inGroups(lines: readonly Line[]): readonly (readonly Line[])[] {
  const groups: Line[][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (!last || line.kind === 'group' || isFirstAfterGroup(line, last)) groups.push([line]);
    else last.push(line);
  }
  return groups;
}

/** A total or another row without a group does not belong to the group above it. */
function isFirstAfterGroup(line: Line, last: readonly Line[]): boolean {
  return line.kind === 'row' && line.depth === 0 && line.row.group === undefined && last[0]?.kind === 'group';
}
