/** A formula as data. A text is a number, a name or a sign, told apart by how it begins. */
export type Term =
  | string
  | readonly Term[]
  | { readonly over: readonly [top: Term, bottom: Term] }
  | { readonly raised: readonly [base: Term, power: Term] }
  | { readonly lowered: readonly [base: Term, index: Term] }
  /** Over all payments. */
  | { readonly sum: Term; readonly index: 'i' | 'j' };

export const over = (top: Term, bottom: Term): Term => ({ over: [top, bottom] });
export const raised = (base: Term, power: Term): Term => ({ raised: [base, power] });
export const lowered = (base: string, index: string): Term => ({ lowered: [base, index] });
export const sum = (of: Term, index: 'i' | 'j' = 'i'): Term => ({ sum: of, index });
export const inBrackets = (...parts: readonly Term[]): Term => ['(', ...parts, ')'];
