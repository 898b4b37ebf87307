export const CODE_PURPOSES = [
  'sign-in',
  'register',
  'reset-password',
  'confirm-email',
  'confirm-phone',
] as const;
export type CodePurpose = (typeof CODE_PURPOSES)[number];
export type CodeChannel = 'mail' | 'phone';

export const CODE_DIGITS = 6;
export const CODE_MINUTES = 10;
export const TRIES_A_REQUEST = 5;
/** Between two sends to one address: the form counts it down, the server enforces it. */
export const SEND_AGAIN_SECONDS = 30;
const SENDS_AN_HOUR = 10;

const HOUR_MS = 3_600_000;

/** What was sent in the last hour to where the next code would go. */
export interface SendsOfTheHour {
  readonly last: Date | null;
  readonly count: number;
}

/** How many whole seconds it takes until the next code may be sent; 0: now. */
export function secondsToWait({ last, count }: SendsOfTheHour, now: Date): number {
  if (!last) return 0;
  const waitMs = count >= SENDS_AN_HOUR ? HOUR_MS : SEND_AGAIN_SECONDS * 1000;
  // A clock that was set back must not hold anyone for longer than the wait itself.
  const passedMs = Math.max(0, now.getTime() - last.getTime());
  return Math.max(0, Math.ceil((waitMs - passedMs) / 1000));
}

/** What someone copied from a message: spaces and dashes between the digits do no harm. */
export const toCodeDigits = (text: string): string => text.replaceAll(/[\s-]/g, '');
