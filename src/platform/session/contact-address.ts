/** Longest address that mail can be sent to (RFC 5321). */
export const LONGEST_EMAIL = 254;
export const LONGEST_PHONE = 30;

/** One @ with something that has a dot behind it: whether it is really somebody's, only an e-mail can show. */
const EMAIL =
  /^[^\s@<>"(),:;[\]\\\p{Cc}]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u;

/** Null: not an e-mail address. */
export function toEmail(text: string): string | null {
  const email = text.trim();
  return email.length <= LONGEST_EMAIL && EMAIL.test(email) ? email : null;
}

/** In the form of E.164, or null: no country code, or nothing that could be dialled. */
export function toPhone(text: string): string | null {
  const typed = text.trim();
  if (typed.length > LONGEST_PHONE || !/^(\+|00)[\d\s().-]+$/.test(typed)) return null;
  const digits = typed.replaceAll(/\D/g, '').replace(/^00/, '');
  return /^[1-9]\d{6,14}$/.test(digits) ? `+${digits}` : null;
}

/** An @ distinguishes an e-mail address from a phone number, so nobody has to say which it is. */
export const looksLikeEmail = (text: string): boolean => text.includes('@');
