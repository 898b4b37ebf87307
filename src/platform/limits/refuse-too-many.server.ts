import type { RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '#platform/refusals/refusal.ts';

export function refuseTooMany(outcome: RateLimiterRes | Error): never {
  if (outcome instanceof Error) throw outcome;
  throw new Refusal('too_many_requests', Math.max(1, Math.ceil(outcome.msBeforeNext / 1000)));
}
