/** T, whose optional members may be given as undefined. */
export type WithMissing<T> = { [K in keyof T]: object extends Pick<T, K> ? T[K] | undefined : T[K] };

/** The same without the members that are undefined: an absent value is absent. */
export function withoutMissing<T extends object>(record: WithMissing<T>): T {
  const present: Partial<Record<keyof T, unknown>> = {};
  for (const key in record) if (record[key] !== undefined) present[key] = record[key];
  // Only optional members can be undefined, so all that T requires are there.
  return present as T;
}
