import { RateLimiterMemory } from 'rate-limiter-flexible';
import { addressKey } from './address-key.server.ts';
import { refuseTooMany } from './refuse-too-many.server.ts';

const REQUESTS_A_MINUTE = 1_200;

/** At most so many requests a minute from one address and from one account; bytes from the page cache are not counted. */
export function createRequestLimits() {
  const limiter = new RateLimiterMemory({ points: REQUESTS_A_MINUTE, duration: 60 });
  const count = (key: string) => limiter.consume(key).then(() => undefined, refuseTooMany);
  return {
    countAddress: (ip: string) => count(addressKey(ip)),
    countAccount: (userId: number) => count(`account ${userId}`),
  };
}
