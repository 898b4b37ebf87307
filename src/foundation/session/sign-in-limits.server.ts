import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { addressKey, refuseTooMany } from '#foundation/web/guards.server.ts';

const WINDOW_SECONDS = 15 * 60;
/** One guesser is stopped early; an account as a whole only by many, so that nobody can be locked out from elsewhere. */
const TRIES_FROM_ONE_ADDRESS = 10;
const TRIES_AN_ACCOUNT = 100;
const TRIES_AN_ADDRESS = 50;

export interface SignInLimits {
  /** Counts a try before it is made; refuses when there were too many. */
  countSignIn(email: string, ip: string): Promise<void>;
  /** The right password: the try does not count, and earlier mistakes are forgotten. */
  forgiveSignIns(email: string, ip: string): Promise<void>;
}

/** Counted in the database, so that many processes count together. */
export function createSignInLimits(pool: Pool): SignInLimits {
  const limiter = (keyPrefix: string, points: number) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limit',
      tableCreated: true,
      keyPrefix,
      points,
      duration: WINDOW_SECONDS,
    });
  const addresses = limiter('sign-in address', TRIES_AN_ADDRESS);
  const accounts = limiter('sign-in account', TRIES_AN_ACCOUNT);
  const pairs = limiter('sign-in pair', TRIES_FROM_ONE_ADDRESS);
  return {
    countSignIn: async (email, ip) => {
      await addresses.consume(addressKey(ip)).catch(refuseTooMany);
      await pairs.consume(`${addressKey(ip)} ${accountKey(email)}`).catch(refuseTooMany);
      await accounts.consume(accountKey(email)).catch(refuseTooMany);
    },
    forgiveSignIns: async (email, ip) => {
      await pairs.delete(`${addressKey(ip)} ${accountKey(email)}`);
      await accounts.reward(accountKey(email));
      await addresses.reward(addressKey(ip));
    },
  };
}

export const NO_LIMITS: SignInLimits = {
  countSignIn: async () => undefined,
  forgiveSignIns: async () => undefined,
};

/** The table holds no address that someone typed. */
const accountKey = (email: string) =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');
