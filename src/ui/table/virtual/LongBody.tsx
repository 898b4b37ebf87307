import { type ComponentType, useEffect, useState } from 'react';
import { FIRST_ROW, type LongBodyProps } from '../line-props.ts';
import { TableLine } from '../TableLine.tsx';
import { usePrinting } from './usePrinting.ts';

/** What the server draws of a long table, and what is there before the script is. */
const DRAWN_AT_FIRST = 40;

/** Thousands of lines: the first ones at once, then only those in view. */
export function LongBody(props: LongBodyProps) {
  const [VirtualBody, setVirtualBody] = useState<ComponentType<LongBodyProps> | null>(null);
  const isPrinting = usePrinting();
  useEffect(() => {
    import('./VirtualBody.tsx').then(
      (module) => setVirtualBody(() => module.VirtualBody),
      // Without it every line is drawn: slower, but whole.
      () => setVirtualBody(() => WholeBody),
    );
  }, []);
  if (isPrinting) return <WholeBody {...props} />;
  if (VirtualBody) return <VirtualBody {...props} />;
  return <WholeBody {...props} lines={props.lines.slice(0, DRAWN_AT_FIRST)} />;
}

function WholeBody({ lines, region: _, ...shared }: LongBodyProps) {
  return (
    <tbody>
      {lines.map((line, index) => (
        <TableLine key={line.id} line={line} isExtra={false} rowIndex={index + FIRST_ROW} {...shared} />
      ))}
    </tbody>
  );
}
