/**
 * What has just been loaded, where it is the same as before in the very objects of before: what is drawn from them is
 * left alone, and with it whatever a reader opened there (ST-02).
 */
export function keepUnchanged<Data>(before: unknown, after: Data): Data {
  if (!isTree(before) || !isTree(after) || Array.isArray(before) !== Array.isArray(after)) return after;
  const parts = Object.entries(after).map(([name, part]): [string, unknown] => [
    name,
    Object.hasOwn(before, name) ? keepUnchanged(before[name], part) : part,
  ]);
  const isSame =
    parts.length === Object.keys(before).length &&
    parts.every(([name, part]) => Object.hasOwn(before, name) && Object.is(before[name], part));
  const merged = Array.isArray(after) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
  // It has the parts of what was loaded, each equal to it.
  return (isSame ? before : merged) as Data;
}

const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
