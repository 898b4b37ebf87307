import { viewerKey } from '#domain/access/viewer.ts';
import type { PageContext } from './context.server.ts';

/** What the loader of a cached part may know: nothing of the requester, and nothing that differs between two equal requests. */
export type PartContext = Pick<
  PageContext,
  | 'database'
  | 'language'
  | 'numbers'
  | 'today'
  | 'valueCache'
  | 'labels'
  | 'momentOf'
  | 'startOf'
  | 'displayOffsetMinutes'
>;

interface How {
  /** Made of prices, and forgotten when one moves. */
  readonly isPriced?: true;
  /** What else tells two answers apart. */
  readonly params?: unknown;
}

/** Reads parts of one thing, such as `article 7`, for pages in the language of the request. */
export function cachePartsOf(context: PartContext & Pick<PageContext, 'parts' | 'now'>, thing: string) {
  const { parts, now, language, numbers, today } = context;
  return <Value>(part: string, find: (known: PartContext) => Promise<Value>, how: How = {}) => {
    const key = JSON.stringify([part, thing, language, numbers, today, how.params]);
    return parts.read(key, { now: now.getTime(), isPriced: how.isPriced ?? false }, () => find(context));
  };
}

type ForViewers = PartContext & Pick<PageContext, 'viewer'>;

/** The same for parts that are made another way for viewers who may do more: those never share what is cached. */
export function cachePartsForViewers(
  context: ForViewers & Pick<PageContext, 'parts' | 'now'>,
  thing: string,
) {
  const cached = cachePartsOf(context, thing);
  const { viewer } = context;
  return <Value>(part: string, find: (known: ForViewers) => Promise<Value>, params?: unknown) =>
    cached(part, (known) => find({ ...known, viewer }), { params: [viewerKey(viewer), params] });
}
