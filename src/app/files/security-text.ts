const DAY_MS = 86_400_000;
/** A date within a year is demanded (RFC 9116). */
const VALID_DAYS = 180;

/** Whom to write to about a weakness of this site. */
export const toSecurityText = (contact: string, origin: string, now: Date): string =>
  `Contact: ${contact}
Expires: ${new Date(now.getTime() + VALID_DAYS * DAY_MS).toISOString()}
Canonical: ${origin}/.well-known/security.txt
`;
