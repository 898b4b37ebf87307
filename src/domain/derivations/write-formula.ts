import type { CellKey, ColumnKey } from './derivation.ts';

const SIGNS: Readonly<Record<string, string>> = {
  '*': ' × ',
  '/': ' ÷ ',
  '-': ' − ',
  '+': ' + ',
  SUM: 'Σ ',
  STDEV: 'σ ',
  SQRT: '√',
};

type Named = CellKey | ColumnKey;

/** A formula in words: its keys by their names, its signs as people write them. */
export function writeFormula(formula: string, nameOf: (key: Named) => string): string {
  return formula.replaceAll(/[A-Z]+|[a-z_]+|[-+*/]/g, (part) =>
    /^[a-z]/.test(part) ? nameOf(part as Named) : (SIGNS[part] ?? part),
  );
}
