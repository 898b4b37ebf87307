/** Longer ends are no coupon and no class: cutting before them would leave nothing of the name. */
const LONGEST_END = 24;

/** The name up to its last comma, and what comes after it where that is short; together they are the name. */
export function cutName(name: string): readonly [start: string, end: string] {
  const at = name.lastIndexOf(', ');
  const isShort = at > 0 && name.length - at <= LONGEST_END;
  return isShort ? [name.slice(0, at), name.slice(at)] : [name, ''];
}
