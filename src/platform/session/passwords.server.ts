import { hash, verify } from '@node-rs/argon2';

/** argon2id with the library's defaults follows the OWASP recommendation (19 MiB, 2 passes). */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

let decoy: Promise<string> | undefined;

/** Takes the same time whether or not the account exists, so that timing reveals nothing. */
export async function isPasswordRight(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hash('no account has this password');
  const isRight = await verify(passwordHash ?? (await decoy), password);
  return passwordHash !== null && isRight;
}
