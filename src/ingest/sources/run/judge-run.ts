import type { ConfirmLimits } from '../source-settings.ts';

export type WaitReason = 'rejected' | 'changed' | 'new_instrument' | 'held_file' | 'unread_file';

interface Run {
  readonly reports: readonly {
    readonly records: number;
    readonly rejected: number;
    readonly held: number;
    readonly isHeld: boolean;
  }[];
  readonly tables: readonly {
    readonly table: string;
    readonly added: number;
    readonly changed: number;
    readonly same: number;
  }[];
  readonly unread: number;
}

/** Why a run must wait for a person; none: it may be written at once. */
export function judgeRun({ reports, tables, unread }: Run, limits: ConfirmLimits): WaitReason[] {
  const records = sum(reports.map((report) => report.records));
  const out = sum(reports.map(({ rejected, held }) => rejected + held));
  const changed = sum(tables.map((table) => table.changed));
  const known = sum(tables.map((table) => table.changed + table.same));
  const hasNew = tables.some(({ table, added }) => table === 'instrument' && added > 0);
  const reasons: readonly (WaitReason | false)[] = [
    out > limits.rejected * records && 'rejected',
    changed > limits.changed * known && 'changed',
    hasNew && !limits.creates && 'new_instrument',
    reports.some(({ isHeld }) => isHeld) && 'held_file',
    unread > 0 && 'unread_file',
  ];
  return reasons.filter((reason) => reason !== false);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
