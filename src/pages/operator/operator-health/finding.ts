import type english from './labels/eng.json';

export const STATES = ['ok', 'warning', 'problem'] as const;
export type State = (typeof STATES)[number];

type Ending<Key, Start extends string> = Key extends `${Start}${infer End}` ? End : never;
export type Area = Ending<keyof typeof english, 'area_'>;
/** Its sentence is the label of that name. */
export type FindingCode = Ending<keyof typeof english, 'say_'>;

/** What was examined and how it is; the sentence of its code says what to do where something is wrong. */
export interface Finding {
  readonly state: State;
  readonly area: Area;
  readonly code: FindingCode;
  readonly values: Readonly<Record<string, string | number>>;
}

const finding =
  (state: State) =>
  (area: Area, code: FindingCode, values: Finding['values'] = {}): Finding => ({ state, area, code, values });

export const ok = finding('ok');
export const warning = finding('warning');
export const problem = finding('problem');

/** For programs: 0 all is well, 1 something does not work, 2 something deserves a look. */
export function exitCodeOf(findings: readonly Finding[]): number {
  if (findings.some(({ state }) => state === 'problem')) return 1;
  return findings.some(({ state }) => state === 'warning') ? 2 : 0;
}
