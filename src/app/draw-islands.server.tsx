import { createHash } from 'node:crypto';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { FragmentCache } from '#platform/cache/fragment-cache.server.ts';
import type { DrawIsland } from '#platform/islands/island.tsx';
import type { PageState } from './page-state.ts';

interface Options {
  readonly cache: FragmentCache;
  readonly state: Pick<PageState, 'frame' | 'language' | 'labels'>;
  readonly around: (island: ReactNode) => ReactNode;
  /** Where the browser finds the props of an island: JSON by its id. */
  readonly props: Map<string, string>;
}

/** Draws the islands of a page, each by itself. What is drawn from its props alone is cached by them. */
export function createDrawIsland({ cache, state, around, props: written }: Options): DrawIsland {
  const { prefix, path, asOf, brand, look, viewer } = state.frame;
  const surroundings = JSON.stringify([
    state.language,
    state.labels === null,
    prefix,
    path,
    asOf,
    brand,
    look,
    viewer,
  ]);
  return ({ name, uses, isStatic }, Component, props) => {
    const json = writeProps(name, props);
    const draw = (id: string) => renderToString(around(<Component {...props} />), { identifierPrefix: id });
    const hash = hashOf([surroundings, name, json]);
    const id = uses === 'page' ? name : `i${hash.slice(0, 8)}`;
    const markup = uses === 'page' ? draw(id) : cache.readNow({ hash }, () => draw(id), ['labels']);
    if (json !== '{}' && !isStatic) written.set(id, json);
    return { id, markup };
  };
}

const hashOf = (drawnFrom: readonly string[]): string =>
  createHash('sha1').update(JSON.stringify(drawnFrom)).digest('base64url');

function writeProps(name: string, props: object): string {
  return JSON.stringify(props, (key, value) => {
    if (typeof value === 'function') throw new Error(`the island ${name} is given a function: ${key}`);
    return value;
  });
}
