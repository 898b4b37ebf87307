import { viewerKey } from '#domain/access/viewer.ts';
import type { Tag } from '#domain/changes/tag.ts';
import { dependsOn } from '#platform/cache/depends-on.server.ts';
import type { PartKey } from '#platform/cache/part-cache.server.ts';
import type { PageContext } from './context.server.ts';

/** What the loader of a cached part may know: nothing of the requester, and nothing that differs between two equal requests. */
export type PartContext = Pick<
  PageContext,
  | 'database'
  | 'language'
  | 'numbers'
  | 'today'
  | 'asOf'
  | 'valueCache'
  | 'labels'
  | 'momentOf'
  | 'startOf'
  | 'displayOffsetMinutes'
>;

interface How {
  /** What it depends on besides what every part of the subject does. */
  readonly tags?: readonly Tag[];
  /** What else tells two answers apart. */
  readonly params?: unknown;
}

interface Subject {
  readonly of: PartKey['of'];
  /** What every part of it depends on. */
  readonly tags: readonly Tag[];
}

/** Reads parts of one thing, for pages in the language of the request. */
export function cachePartsOf(context: PartContext & Pick<PageContext, 'parts'>, { of, tags }: Subject) {
  const { parts, language, numbers, today, asOf } = context;
  const known: PartContext = {
    ...context,
    get labels() {
      dependsOn('labels');
      return context.labels;
    },
  };
  return <Value>(part: string, find: (known: PartContext) => Promise<Value>, how: How = {}) =>
    parts.read({ part, of, language, numbers, today, asOf, params: how.params }, () => find(known), [
      ...tags,
      ...(how.tags ?? []),
    ]);
}

type ForViewers = PartContext & Pick<PageContext, 'viewer'>;

/** The same for parts that are made another way for viewers who may do more: those never share what is cached. */
export function cachePartsForViewers(context: ForViewers & Pick<PageContext, 'parts'>, subject: Subject) {
  const cached = cachePartsOf(context, subject);
  const { viewer } = context;
  return <Value>(part: string, find: (known: ForViewers) => Promise<Value>, params?: unknown) =>
    cached(part, (known) => find({ ...known, viewer }), { params: [viewerKey(viewer), params] });
}
