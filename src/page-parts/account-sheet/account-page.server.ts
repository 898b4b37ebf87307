import type { z } from 'zod';
import { toLocalPath } from '#platform/http/mount-endpoint.server.ts';
import type { accountQuery, accountReply } from './account-page.ts';

export function toAccountData(query: z.output<typeof accountQuery>): z.output<typeof accountReply> {
  return { refused: query.refused ?? null, next: toDestination(query.next) };
}

/** The form of a first step names the second step as its next page, and that one carries the real destination. */
export function toDestination(next: string | undefined): string | null {
  const path = toLocalPath(next);
  if (path === null) return null;
  const { pathname, searchParams } = new URL(path, 'http://here.invalid');
  return /\/enter-code\/[\w-]+\/$/.test(pathname) ? toLocalPath(searchParams.get('next')) : path;
}
