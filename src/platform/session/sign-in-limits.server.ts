import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { addressKey } from '#platform/limits/address-key.server.ts';
import { refuseTooMany } from '#platform/limits/refuse-too-many.server.ts';

const WINDOW_SECONDS = 15 * 60;
/** One guesser is stopped early; an account as a whole only by many, so that nobody can be locked out from elsewhere. */
const TRIES_FROM_ONE_ADDRESS = 10;
const TRIES_AN_ACCOUNT = 100;
const TRIES_AN_ADDRESS = 50;

const HOUR_SECONDS = 60 * 60;
/** Fewer than an address may get in all, so that one visitor cannot use up what belongs to another. */
const CODES_TO_ONE_FROM_ONE = 6;
const CODES_FROM_ONE_ADDRESS = 30;
const CODE_TRIES_FROM_ONE_ADDRESS = 60;
/** A program that still requests a revoked link every few minutes does no harm, nor do a household of them. */
const LINK_TRIES_FROM_ONE_ADDRESS = 120;

/** Counted before it is done; refuses when there were too many. */
export interface SignInLimits {
  countSignIn(email: string, ip: string): Promise<void>;
  /** The right password: the try does not count, and earlier mistakes are forgotten. */
  forgiveSignIns(email: string, ip: string): Promise<void>;
  /** `address`: where the code goes. */
  countCodeSent(address: string, ip: string): Promise<void>;
  countCodeTry(ip: string): Promise<void>;
  /** A secret address that opens nothing. */
  countWrongLink(ip: string): Promise<void>;
}

/** The same for one visitor, whose address is known. */
export interface VisitorLimits {
  countSignIn(email: string): Promise<void>;
  forgiveSignIns(email: string): Promise<void>;
  countCodeSent(address: string): Promise<void>;
  countCodeTry(): Promise<void>;
  countWrongLink(): Promise<void>;
}

/** Counted in the database, so that many processes count together. */
export function createSignInLimits(pool: Pool): SignInLimits {
  const limiter = (keyPrefix: string, points: number, duration = WINDOW_SECONDS) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limit',
      tableCreated: true,
      keyPrefix,
      points,
      duration,
    });
  const addresses = limiter('sign-in address', TRIES_AN_ADDRESS);
  const accounts = limiter('sign-in account', TRIES_AN_ACCOUNT);
  const pairs = limiter('sign-in pair', TRIES_FROM_ONE_ADDRESS);
  const codes = limiter('code address', CODES_FROM_ONE_ADDRESS, HOUR_SECONDS);
  const codePairs = limiter('code pair', CODES_TO_ONE_FROM_ONE, HOUR_SECONDS);
  const codeTries = limiter('code try', CODE_TRIES_FROM_ONE_ADDRESS);
  const wrongLinks = limiter('wrong link', LINK_TRIES_FROM_ONE_ADDRESS, HOUR_SECONDS);
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
    countCodeSent: async (address, ip) => {
      await codes.consume(addressKey(ip)).catch(refuseTooMany);
      await codePairs.consume(`${addressKey(ip)} ${accountKey(address)}`).catch(refuseTooMany);
    },
    countCodeTry: async (ip) => {
      await codeTries.consume(addressKey(ip)).catch(refuseTooMany);
    },
    countWrongLink: async (ip) => {
      await wrongLinks.consume(addressKey(ip)).catch(refuseTooMany);
    },
  };
}

export const NO_LIMITS: SignInLimits = {
  countSignIn: async () => undefined,
  forgiveSignIns: async () => undefined,
  countCodeSent: async () => undefined,
  countCodeTry: async () => undefined,
  countWrongLink: async () => undefined,
};

/** The table holds no address that someone typed. */
const accountKey = (email: string) =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');
