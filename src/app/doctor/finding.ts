export type State = 'ok' | 'warning' | 'problem';

/** What was examined and how it is, in one sentence that says what to do where something is wrong. */
export interface Finding {
  readonly state: State;
  readonly area: string;
  readonly finding: string;
}

export const ok = (area: string, finding: string): Finding => ({ state: 'ok', area, finding });
export const warning = (area: string, finding: string): Finding => ({ state: 'warning', area, finding });
export const problem = (area: string, finding: string): Finding => ({ state: 'problem', area, finding });

/** For programs: 0 all is well, 1 something does not work, 2 something deserves a look. */
export function exitCodeOf(findings: readonly Finding[]): number {
  if (findings.some(({ state }) => state === 'problem')) return 1;
  return findings.some(({ state }) => state === 'warning') ? 2 : 0;
}
