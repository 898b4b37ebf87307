import { createHash, randomBytes } from 'node:crypto';

/** What only its holder knows; the store keeps no more than its hash. */
export const createSecretToken = (): string => randomBytes(32).toString('base64url');

export const isSecretToken = (text: string): boolean => /^[\w-]{43}$/.test(text);

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
