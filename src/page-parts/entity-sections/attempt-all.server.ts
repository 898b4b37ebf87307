import { makeFor } from '#platform/contract/sealed.ts';
import { isDatabaseGone } from '#platform/database/database.server.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';

export type Attempts<Part extends string> = Readonly<Record<Part, () => Promise<unknown>>>;
type Loaded<A extends Attempts<string>> = { [Part in keyof A]: Awaited<ReturnType<A[Part]>> | null };

type Guard = Pick<PageContext, 'noteFault' | 'viewer'>;

/**
 * All parts at once, with the queries behind their seals. One that fails, or is too slow for the store's time limit, leaves
 * the others alone: it is null, and reported among the failed, so that nobody takes it for a part without data. Without the
 * store there is no page at all.
 */
export async function attemptAll<A extends Attempts<string>>(
  context: Guard,
  attempts: A,
): Promise<{ blocks: Loaded<A>; failed: Extract<keyof A, string>[] }> {
  const failed: Extract<keyof A, string>[] = [];
  const parts = Object.keys(attempts) as Extract<keyof A, string>[];
  const loading = parts.map(async (part) => {
    const onFault = () => void failed.push(part);
    return [part, await attempt(context, part, async () => attempts[part]?.(), onFault)] as const;
  });
  // The entries are those of the attempts, each with what it resolved to.
  const blocks = Object.fromEntries(await Promise.all(loading)) as Loaded<A>;
  return { blocks, failed };
}

/** The same for something that is worth leaving out: null where it failed. */
export async function attempt<Part>(
  { noteFault, viewer }: Guard,
  name: string,
  run: () => Promise<Part>,
  onFault?: () => void,
): Promise<Part | null> {
  try {
    return await makeFor(viewer, await run());
  } catch (error) {
    if (error instanceof Refusal || isDatabaseGone(error)) throw error;
    noteFault(error, name);
    onFault?.();
    return null;
  }
}
