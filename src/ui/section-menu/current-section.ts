export interface SectionPosition {
  readonly id: string;
  /** Its upper edge, from the top of the window. */
  readonly top: number;
}

/**
 * The section that is being read: the last one that begins above the line. Of two that stand side by side it is the
 * first. Null above all of them.
 */
export function currentSection(positions: readonly SectionPosition[], line: number): string | null {
  const begun = positions.filter(({ top }) => top <= line);
  const lowest = Math.max(...begun.map(({ top }) => top));
  return begun.find(({ top }) => top === lowest)?.id ?? null;
}
