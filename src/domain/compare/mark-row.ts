/** Which end of a row is good news; null where neither is. */
export type Better = 'high' | 'low' | null;
export type Mark = 'best' | 'worst' | null;

/** The best and the worst of a row; none where less than two values are known, or all are equal. */
export function markRow(values: readonly (number | null)[], better: Better): Mark[] {
  const known = values.filter((value) => value !== null);
  const [lowest, highest] = [Math.min(...known), Math.max(...known)];
  if (better === null || known.length < 2 || lowest === highest) return values.map(() => null);
  const [best, worst] = better === 'high' ? [highest, lowest] : [lowest, highest];
  return values.map((value) => (value === best ? 'best' : value === worst ? 'worst' : null));
}

/** Whether a row says the same of all that are compared; locked values differ as far as anybody can see. */
export const isSame = (values: readonly unknown[], isLocked: (value: unknown) => boolean): boolean =>
  values.length > 1 && values.every((value) => !isLocked(value) && value === values[0]);
