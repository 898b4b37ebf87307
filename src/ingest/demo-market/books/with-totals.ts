import type { Standard } from '#domain/statements/statement-line.ts';
import { STATEMENT_LINES } from '#domain/statements/statement-templates.ts';

/** Line code → value, in the order of print. */
export type Facts = ReadonlyMap<string, number>;

/** Adds every total that has a line to sum. */
export function withTotals(standard: Standard, leaves: Readonly<Record<string, number>>): Facts {
  const sums = new Map(Object.entries(leaves));
  const lines = LINES.get(standard) ?? [];
  for (const { code, parts } of lines) {
    const found = parts.map((part) => sums.get(part)).filter((value) => value !== undefined);
    if (found.length > 0)
      sums.set(
        code,
        found.reduce((sum, value) => sum + value, 0),
      );
  }
  const facts = new Map<string, number>();
  for (const code of ORDER.get(standard) ?? []) {
    const value = sums.get(code);
    if (value !== undefined) facts.set(code, value);
  }
  if (facts.size !== sums.size) throw new Error(`A fact has no line in ${standard}`);
  return facts;
}

const BY_STANDARD = Map.groupBy(STATEMENT_LINES, ({ standard }) => standard);

const ORDER = new Map(
  Array.from(BY_STANDARD, ([standard, lines]) => [standard, lines.map(({ code }) => code)] as const),
);

/** Totals with their parts, a total of totals after them. */
const LINES = new Map(
  Array.from(BY_STANDARD, ([standard, lines]) => {
    const parents = new Map(lines.map(({ code, parent }) => [code, parent]));
    const depthOf = (code: string): number => {
      const parent = parents.get(code);
      return parent ? 1 + depthOf(parent) : 0;
    };
    const totals = lines
      .filter(({ isTotal }) => isTotal)
      .map(({ code }) => ({
        code,
        depth: depthOf(code),
        parts: lines.filter(({ parent }) => parent === code).map((part) => part.code),
      }))
      .sort((a, b) => b.depth - a.depth);
    return [standard, totals] as const;
  }),
);
