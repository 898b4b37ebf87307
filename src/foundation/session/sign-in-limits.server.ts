import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { addressKey, refuseTooMany } from '#foundation/web/guards.server.ts';

const TRIES_AN_ACCOUNT = 10;
const TRIES_AN_ADDRESS = 50;
const WINDOW_SECONDS = 15 * 60;

export interface SignInLimits {
  countSignIn(email: string, ip: string): Promise<void>;
  forgiveSignIns(email: string): Promise<void>;
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
  const accounts = limiter('sign-in account', TRIES_AN_ACCOUNT);
  const addresses = limiter('sign-in address', TRIES_AN_ADDRESS);
  return {
    countSignIn: async (email, ip) => {
      await addresses.consume(addressKey(ip)).catch(refuseTooMany);
      await accounts.consume(accountKey(email)).catch(refuseTooMany);
    },
    forgiveSignIns: async (email) => void (await accounts.delete(accountKey(email))),
  };
}

export const NO_LIMITS: SignInLimits = {
  countSignIn: async () => undefined,
  forgiveSignIns: async () => undefined,
};

/** The table holds no address that someone typed. */
const accountKey = (email: string) =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');
