import { Refusal } from '#foundation/refusals/refusal.ts';
import { addressKey } from './guards.server.ts';

const MOST_AT_ONCE = 256;
const MOST_FOR_ONE_VISITOR = 12;
const RETRY_SECONDS = 5;

export interface DownloadLimits {
  /** Refused where too many are on their way; to be left, once, by what is returned. */
  enter(visitor: string): () => void;
}

/** A download may last an hour, so it is counted apart from the work of a moment, and nobody holds all places. */
export function createDownloadLimits(): DownloadLimits {
  const underway = new Map<string, number>();
  let all = 0;
  return {
    enter(visitor) {
      const key = addressKey(visitor);
      const own = underway.get(key) ?? 0;
      if (own >= MOST_FOR_ONE_VISITOR) throw new Refusal('too_many_requests', RETRY_SECONDS);
      if (all >= MOST_AT_ONCE) throw new Refusal('overloaded', RETRY_SECONDS);
      all++;
      underway.set(key, own + 1);
      return () => {
        all--;
        const left = (underway.get(key) ?? 1) - 1;
        if (left > 0) underway.set(key, left);
        else underway.delete(key);
      };
    },
  };
}
