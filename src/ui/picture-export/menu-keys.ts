/** Where a key leads in a menu, or null for a key that is not the menu's. */
export function nextItem(key: string, from: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return (from + 1) % count;
    case 'ArrowUp':
      return (from - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
