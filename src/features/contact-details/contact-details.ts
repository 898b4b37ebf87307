/** How an account can be reached, as its owner sees it. */
export interface ContactDetails {
  readonly email: string;
  /** Confirmed. */
  readonly phone: string | null;
  /** Typed, and waiting for its code. */
  readonly pendingPhone: string | null;
}
