import type { Cache } from './cache.server.ts';
import type { Caches } from './caches.server.ts';

/** A drawn part of a page as it is sent, with the script element of its props. */
export interface Fragment {
  readonly id: string;
  readonly markup: Buffer;
  readonly props: Buffer;
}

/** Drawn parts of pages, found by a hash of everything that they were drawn from but the labels. */
export type FragmentCache = Cache<{ readonly hash: string }, Fragment>;

export function createFragmentCache(caches: Caches, isOn: boolean): FragmentCache {
  const most = { entries: isOn ? 100_000 : 0, bytes: 32 * 1024 * 1024 };
  return caches.create({
    name: 'fragments',
    most,
    sizeOf: ({ markup, props }) => markup.length + props.length,
  });
}
