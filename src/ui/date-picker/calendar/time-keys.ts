/** Where a key leads in a list of `count` numbers that begin with 0, or null when it is not a key of the list. */
export function moveTime(current: number, key: string, count: number): number | null {
  // Two digits in a row are one number: 2 and then 3 is 23.
  if (/^\d$/.test(key)) {
    const both = (current % 10) * 10 + Number(key);
    return both < count ? both : Number(key);
  }
  const values: Readonly<Record<string, number>> = {
    ArrowUp: current - 1,
    ArrowDown: current + 1,
    PageUp: current - 6,
    PageDown: current + 6,
    Home: 0,
    End: count - 1,
  };
  const value = values[key];
  return value === undefined ? null : Math.min(Math.max(value, 0), count - 1);
}
