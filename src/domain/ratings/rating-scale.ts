/** From the safest to what has failed, as most agencies write them; the position in the list is the rank, from 1. */
const GRADES = [
  ...['AAA', 'AA+', 'AA', 'AA-', 'A+', 'A', 'A-', 'BBB+', 'BBB', 'BBB-', 'BB+', 'BB', 'BB-'],
  ...['B+', 'B', 'B-', 'CCC+', 'CCC', 'CCC-', 'CC', 'C', 'D'],
] as const;
export const LOWEST_RANK = GRADES.length;

/** The same ranks in the other way of writing them, with numbers in place of signs. */
const NUMBERED = [
  ...['Aaa', 'Aa1', 'Aa2', 'Aa3', 'A1', 'A2', 'A3', 'Baa1', 'Baa2', 'Baa3', 'Ba1', 'Ba2', 'Ba3'],
  ...['B1', 'B2', 'B3', 'Caa1', 'Caa2', 'Caa3', 'Ca'],
] as const;

const RANKS = new Map<string, number>(
  [...GRADES.entries(), ...NUMBERED.entries()].map(([index, grade]) => [grade.toUpperCase(), index + 1]),
);

/** 1 is the safest; null for what is on no scale, such as a withdrawn rating or one on the scale of a country. */
export function rankOf(grade: string): number | null {
  return RANKS.get(grade.trim().toUpperCase()) ?? null;
}

/** The grade of a rank in either way of writing; a rank beyond the end is the end's. */
export function gradeOf(rank: number, way: 'signs' | 'numbers' = 'signs'): string {
  const index = Math.min(LOWEST_RANK, Math.max(1, Math.round(rank))) - 1;
  return (way === 'numbers' ? NUMBERED[index] : undefined) ?? GRADES[index] ?? 'D';
}
