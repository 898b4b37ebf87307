export type Direction = 'up' | 'down' | 'flat';

export function directionOf(change: number): Direction {
  if (change === 0) return 'flat';
  return change > 0 ? 'up' : 'down';
}
