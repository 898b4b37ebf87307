import type { Better } from '#domain/compare/mark-row.ts';
import { seal, type Unopened } from '#platform/contract/sealed.ts';
import type { ComparedRow } from './compare-table.contract.ts';

/** A line of the comparison before it is sealed. */
export interface RawRow {
  readonly key: string;
  readonly title: string;
  readonly kind: ComparedRow['kind'];
  readonly decimals: number;
  readonly better: Better;
  readonly lock: ComparedRow['lock'];
  /** Words only where there is no lock. */
  readonly cells: readonly (string | number | null)[];
  readonly units?: readonly (string | null)[] | undefined;
  readonly ranks?: readonly (number | null)[] | undefined;
}

export interface RawGroup {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly RawRow[];
}

export function toSealedRow({ lock, cells, units, ranks, ...described }: RawRow): Unopened<ComparedRow> {
  const row = { ...described, units: units ? [...units] : null };
  const numbers = cells.map((cell) => (typeof cell === 'number' ? cell : null));
  switch (lock) {
    case null:
      return { ...row, lock, cells: [...cells], ranks: ranks ? [...ranks] : null };
    case 'last-price':
      return { ...row, lock, cells: numbers.map((value) => seal('last-price', value)) };
    case 'more-rows':
      return { ...row, lock, cells: numbers.map((value) => seal('more-rows', value)) };
    case 'chart-values':
      return { ...row, lock, cells: numbers.map((value) => seal('chart-values', value)) };
  }
}

/** Groups of which nothing is known are left out, and so are their rows. */
export const knownGroups = (groups: readonly RawGroup[]): RawGroup[] =>
  groups
    .map((group) => ({ ...group, rows: group.rows.filter(({ cells }) => cells.some((it) => it !== null)) }))
    .filter(({ rows }) => rows.length > 0);
