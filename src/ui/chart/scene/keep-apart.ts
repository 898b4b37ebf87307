/**
 * Moves labels as little as it takes for each to have its height, in their order, between top and bottom. Those that
 * touch form a group around the mean of their preferred positions; groups that touch are merged.
 */
export function keepApart(
  preferred: readonly number[],
  height: number,
  top: number,
  bottom: number,
): readonly number[] {
  const order = preferred.map((_, index) => index).sort((a, b) => (preferred[a] ?? 0) - (preferred[b] ?? 0));
  const heaps: { members: number[]; middle: number }[] = [];
  for (const index of order) {
    let heap = { members: [index], middle: within(preferred[index] ?? 0, 1) };
    for (let above = heaps.at(-1); above && isTouching(above, heap); above = heaps.at(-1)) {
      heaps.pop();
      const members = [...above.members, ...heap.members];
      const mean = members.reduce((sum, member) => sum + (preferred[member] ?? 0), 0) / members.length;
      heap = { members, middle: within(mean, members.length) };
    }
    heaps.push(heap);
  }
  const positions = new Array<number>(preferred.length).fill(0);
  for (const { members, middle } of heaps)
    for (const [rank, member] of members.entries())
      positions[member] = middle + (rank - (members.length - 1) / 2) * height;
  return positions;

  function within(middle: number, count: number): number {
    const half = (count * height) / 2;
    return Math.max(top + half, Math.min(bottom - half, middle));
  }

  function isTouching(above: { members: number[]; middle: number }, below: typeof above): boolean {
    return below.middle - above.middle < ((above.members.length + below.members.length) / 2) * height - 1e-9;
  }
}
