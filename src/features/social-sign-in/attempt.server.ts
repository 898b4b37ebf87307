import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { z } from 'zod';

export const ATTEMPT_COOKIE = 'basispoint_social';
export const ATTEMPT_SECONDS = 600;

const attempt = z.strictObject({
  provider: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** A path of this site. */
  next: z.string().nullable(),
  /** The language in which it began. */
  prefix: z.string(),
  until: z.number(),
});

/** What must come back with the provider's answer. */
export type Attempt = z.output<typeof attempt>;

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * The cookie can be neither read nor made elsewhere. Its key comes from the provider's secret, which all processes
 * share, so the answer may arrive at another one than the question left.
 */
export function sealAttempt(content: Attempt, clientSecret: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyFrom(clientSecret), nonce);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(content), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Null for what is not ours, is not this provider's or is too old. */
export function openAttempt(
  cookie: string | undefined,
  { provider, clientSecret, now }: { provider: string; clientSecret: string; now: Date },
): Attempt | null {
  const bytes = Buffer.from(cookie ?? '', 'base64url');
  if (bytes.length <= NONCE_BYTES + TAG_BYTES) return null;
  const body = NONCE_BYTES + TAG_BYTES;
  const decipher = createDecipheriv('aes-256-gcm', keyFrom(clientSecret), bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, body));
  try {
    const text = Buffer.concat([decipher.update(bytes.subarray(body)), decipher.final()]).toString('utf8');
    const content = attempt.parse(JSON.parse(text));
    return content.provider === provider && content.until > now.getTime() ? content : null;
  } catch {
    return null;
  }
}

const keyFrom = (clientSecret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', clientSecret, 'basispoint', 'social sign-in', 32));
