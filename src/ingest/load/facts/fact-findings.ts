import type { Finding } from '#domain/import/finding.ts';
import type { FactRecord } from '#domain/import/records.ts';
import { checkBalance, checkRestated, checkTotal } from '../../checks/statement-rules.ts';
import type { FactReport } from './fact-reports.ts';

/** Figures that a later filing reports with another value: both stay, the later one is shown. */
export function findRestated(facts: readonly FactRecord[]): Finding[] {
  const latest = new Map<string, { readonly value: string; readonly seen: Set<string> }>();
  const findings: Finding[] = [];
  for (const fact of facts.toSorted((one, other) => (one.filedOn < other.filedOn ? -1 : 1))) {
    const key = `${fact.taxonomy} ${fact.tag} ${fact.unit} ${fact.startsOn ?? ''} ${fact.endsOn}`;
    const known = latest.get(key);
    const found = known && checkRestated(Number(known.value), Number(fact.value), fact.tag);
    if (found && !known.seen.has('restated')) {
      findings.push(found);
      known.seen.add('restated');
    }
    latest.set(key, { value: fact.value, seen: known?.seen ?? new Set() });
  }
  return findings;
}

/** Lines of the balance sheet by which assets are compared with what pays for them. */
export interface BalanceLines {
  readonly assets: number;
  readonly liabilities: number;
  readonly equity: number;
}

export function findUnbalanced(
  reports: readonly FactReport[],
  linesOf: ReadonlyMap<string, BalanceLines>,
): Finding[] {
  return reports.flatMap(({ standard, values, endsOn }) => {
    const lines = linesOf.get(standard);
    const [assets, liabilities, equity] = [lines?.assets, lines?.liabilities, lines?.equity].map((line) =>
      values.get(line ?? 0),
    );
    if (assets === undefined || liabilities === undefined || equity === undefined) return [];
    const found = checkBalance({
      assets: Number(assets),
      liabilities: Number(liabilities),
      equity: Number(equity),
    });
    return found ? [{ ...found, value: endsOn }] : [];
  });
}

export interface TotalLine {
  readonly standard: string;
  readonly lineId: number;
  readonly code: string;
  readonly parts: readonly number[];
}

/** Totals that differ from the sum of their lines, where the filing has at least two of these. */
export function findOtherTotals(reports: readonly FactReport[], totals: readonly TotalLine[]): Finding[] {
  return reports.flatMap(({ standard, values, endsOn }) =>
    totals.flatMap(({ standard: of, lineId, code, parts }) => {
      const total = values.get(lineId);
      const known = parts.flatMap((part) => values.get(part) ?? []).map(Number);
      if (of !== standard || total === undefined || known.length < 2) return [];
      const found = checkTotal(Number(total), known, { line: code });
      return found ? [{ ...found, value: endsOn }] : [];
    }),
  );
}
