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
    <tbody key={group.key}>
      {group.lines.map((line) => (
        <TableLine key={line.id} line={line} isExtra={waiting.has(line.id)} {...shared} />
      ))}
    </tbody>
  ));
}

interface Group {
  readonly key: string;
  readonly isNamed: boolean;
  readonly lines: Line[];
}

function inGroups(lines: readonly Line[]): readonly Group[] {
  const groups: Group[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (line.kind === 'group') groups.push({ key: line.id, isNamed: true, lines: [line] });
    else if (last && !(last.isNamed && isOutside(line))) last.lines.push(line);
    else groups.push({ key: `after ${last?.key}`, isNamed: false, lines: [line] });
  }
  return groups;
}

/** A total or another row without a group does not belong to the group above it. */
function isOutside(line: Line): boolean {
  return line.kind === 'row' && line.depth === 0 && line.row.group === undefined;
}
