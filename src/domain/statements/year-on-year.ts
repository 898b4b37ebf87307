import { percentChange } from '../numbers/percent-change.ts';
import { isExpense } from './expense-lines.ts';

/**
 * The change of a line against the same period of the year before, in percent. An expense, which is reported as a negative, grows
 * with its amount; a change from or to a loss has no percentage, nor has one from nothing.
 */
export function yearOnYear(code: string, before: number | null, now: number | null): number | null {
  if (before === null || now === null) return null;
  if (isExpense(code) && before < 0 && now <= 0) return percentChange(-before, -now);
  return before > 0 && now >= 0 ? percentChange(before, now) : null;
}
