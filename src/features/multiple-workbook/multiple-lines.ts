import type { Input, ReportedValue } from '#domain/multiples/input.ts';
import type { Multiple } from '#domain/multiples/multiple.ts';
import type { CellValue } from '#engines/spreadsheets/workbook.ts';

/** A line of the workbook: an input, a report that states it, or the multiple itself. */
export interface MultipleLine {
  readonly of: Input | ReportedValue | 'multiple';
  readonly depth: number;
  readonly value: CellValue;
}

const SAME = 1e-9;

/**
 * Every input with what it is made of below it. Sums, products and the multiple are formulas of the cells below, which
 * `cellAt` names by the number of their line.
 */
export function toMultipleLines(
  { formula, measure }: Multiple,
  inputs: readonly Input[],
  result: number,
  cellAt: (line: number) => string,
): MultipleLine[] {
  const lines: MultipleLine[] = [];
  const heads = inputs.map((input) => cellAt(add(lines, input, 0, cellAt)));
  const [top = '', bottom = ''] = heads;
  const ratio = formula.kind === 'growth' ? `(${top}-${bottom})/${bottom}` : `${top}/${bottom}`;
  const plain = formula.kind === 'amount' ? top : ratio;
  lines.push({
    of: 'multiple',
    depth: 0,
    value: { formula: measure === 'percent' ? `100*${plain}` : plain, value: result },
  });
  return lines;
}

/** Puts an input and its parts down; the number of its own line. */
function add(lines: MultipleLine[], input: Input, depth: number, cellAt: (line: number) => string): number {
  const own = lines.length;
  const value = input.outcome.value ?? 0;
  lines.push({ of: input, depth, value });
  const reported =
    input.source?.kind === 'reports' && input.source.reported.length > 1 ? input.source.reported : [];
  const parts = input.parts.map((part) => ({ part, cell: cellAt(add(lines, part, depth + 1, cellAt)) }));
  const reportedCells = reported.map((each) => {
    lines.push({ of: each, depth: depth + 1, value: each.value });
    return { each, cell: cellAt(lines.length - 1) };
  });
  const made =
    parts.length > 0
      ? join(input, parts)
      : signed(
          reportedCells.map(({ each, cell }) => ({ sign: each.sign, value: each.value, cell })),
          input,
        );
  if (made && Math.abs(made.value - value) <= SAME * Math.max(1, Math.abs(value)))
    lines[own] = { of: input, depth, value: { formula: made.formula, value } };
  return own;
}

interface Made {
  readonly formula: string;
  readonly value: number;
}

function join({ joined }: Input, parts: readonly { part: Input; cell: string }[]): Made {
  const values = parts.map(({ part, cell }) => ({ sign: part.sign, value: part.outcome.value ?? 0, cell }));
  if (joined === 'sum') return added(values);
  return {
    formula: values.map(({ cell }) => cell).join('*'),
    value: values.reduce((product, { value }) => product * value, 1),
  };
}

interface SignedCell {
  readonly sign: 1 | -1;
  readonly value: number;
  readonly cell: string;
}

/** Reports are added up, or averaged where a balance is. */
function signed(cells: readonly SignedCell[], { source }: Input): Made | null {
  if (cells.length === 0 || source?.kind !== 'reports') return null;
  const { formula, value } = added(cells);
  return source.how === 'average'
    ? { formula: `(${formula})/${cells.length}`, value: value / cells.length }
    : { formula, value };
}

const added = (cells: readonly SignedCell[]): Made => ({
  formula: cells.map(({ sign, cell }, at) => `${sign === -1 ? '-' : at === 0 ? '' : '+'}${cell}`).join(''),
  value: cells.reduce((sum, { sign, value }) => sum + sign * value, 0),
});
