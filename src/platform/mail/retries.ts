/** A code is worth its ten minutes, so the tries come quickly at first. */
const WAITS_SECONDS = [2, 15, 60, 240] as const;

export type AfterFailure =
  | { readonly state: 'waiting'; readonly nextTryAt: Date }
  | { readonly state: 'failed'; readonly nextTryAt: null };

/** What becomes of a message whose try number `tries` failed. A refusal that no repetition changes ends it at once. */
export function afterFailure(tries: number, isFinal: boolean, now: Date): AfterFailure {
  const wait = WAITS_SECONDS[tries - 1];
  if (isFinal || wait === undefined) return { state: 'failed', nextTryAt: null };
  return { state: 'waiting', nextTryAt: new Date(now.getTime() + wait * 1000) };
}
