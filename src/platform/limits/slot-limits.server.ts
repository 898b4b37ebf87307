import { Refusal } from '#platform/refusals/refusal.ts';
import { addressKey } from './address-key.server.ts';

export interface SlotLimits {
  readonly atOnce: number;
  readonly forOneVisitor: number;
  readonly retrySeconds: number;
}

export interface Slots {
  /** Refused where too many are taken; to be left, once, by what is returned. */
  enter(visitor: string): () => void;
}

/** What may last an hour is counted apart from the work of a moment, and nobody holds all slots. */
export function createSlots({ atOnce, forOneVisitor, retrySeconds }: SlotLimits): Slots {
  const taken = new Map<string, number>();
  let all = 0;
  return {
    enter(visitor) {
      const key = addressKey(visitor);
      const own = taken.get(key) ?? 0;
      if (own >= forOneVisitor) throw new Refusal('too_many_requests', retrySeconds);
      if (all >= atOnce) throw new Refusal('overloaded', retrySeconds);
      all++;
      taken.set(key, own + 1);
      return () => {
        all--;
        const left = (taken.get(key) ?? 1) - 1;
        if (left > 0) taken.set(key, left);
        else taken.delete(key);
      };
    },
  };
}
