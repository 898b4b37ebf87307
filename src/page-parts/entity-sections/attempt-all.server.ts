import { isDatabaseGone } from '#platform/database/database.server.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';

export type Attempts<Part extends string> = Readonly<Record<Part, () => Promise<unknown>>>;
type Loaded<A extends Attempts<string>> = { [Part in keyof A]: Awaited<ReturnType<A[Part]>> | null };

/**
 * All parts at once. One that fails, or is too slow for the store's time limit, leaves the others alone: it is null, and
 * reported among the failed, so that nobody takes it for a part without data. Without the store there is no page at all.
 */
export async function attemptAll<A extends Attempts<string>>(
  { noteFault }: Pick<PageContext, 'noteFault'>,
  attempts: A,
): Promise<{ blocks: Loaded<A>; failed: Extract<keyof A, string>[] }> {
  const failed: Extract<keyof A, string>[] = [];
  const attempt = async (part: Extract<keyof A, string>) => {
    try {
      return [part, await attempts[part]?.()] as const;
    } catch (error) {
      if (error instanceof Refusal || isDatabaseGone(error)) throw error;
      noteFault(error, part);
      failed.push(part);
      return [part, null] as const;
    }
  };
  const parts = Object.keys(attempts) as Extract<keyof A, string>[];
  // The entries are those of the attempts, each with what it resolved to.
  const blocks = Object.fromEntries(await Promise.all(parts.map(attempt))) as Loaded<A>;
  return { blocks, failed };
}
