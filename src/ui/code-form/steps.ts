import type { CodePurpose } from '#platform/accounts/one-time-codes/code-rules.ts';

/** The page of the second step, for who has no script. */
export const enterCodePath = (purpose: CodePurpose): string => `/enter-code/${purpose}/`;

/** An address that remembers where its visitor wants to go in the end. */
export const withNext = (path: string, next: string | null): string =>
  next ? `${path}?${new URLSearchParams({ next })}` : path;
