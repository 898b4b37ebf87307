import { hash } from 'node:crypto';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { FragmentCache } from '#platform/cache/fragment-cache.server.ts';
import type { DrawIsland } from '#platform/islands/island.tsx';
import type { PageState } from './page-state.ts';

interface Options {
  readonly cache: FragmentCache;
  readonly state: PageState;
  /** Whether others are shown the same: what belongs to one person is not kept. */
  readonly isForAll: boolean;
  readonly around: (island: ReactNode) => ReactNode;
  /** Where the browser finds the props of an island: JSON by its id. */
  readonly props: Map<string, string>;
}

/** Draws the islands of a page, each by itself. Their markup is cached by what they are drawn from: their props, or also what the page shares. */
export function createDrawIsland({ cache, state, isForAll, around, props: written }: Options): DrawIsland {
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
  let page: string | null = null;
  const readPage = () => (page ??= hashOf(JSON.stringify(state)));
  return ({ name, uses, isStatic }, Component, props) => {
    const json = JSON.stringify(props);
    const key = hashOf([uses === 'page' ? readPage() : surroundings, name, json].join('\n'));
    const id = uses === 'page' ? name : `i${key.slice(0, 8)}`;
    const draw = () => {
      refuseFunctions(name, props);
      return inOnePiece(renderToString(around(<Component {...props} />), { identifierPrefix: id }));
    };
    const isKept = isForAll || uses === 'props';
    const markup = isKept ? cache.readNow({ hash: key }, draw, ['labels']) : draw();
    if (json !== '{}' && !isStatic) written.set(id, json);
    return { id, markup };
  };
}

const hashOf = (text: string): string => hash('sha1', text, 'base64url');

/** React appends thousands of pieces, which V8 would collect again for each page that contains them. */
const inOnePiece = (markup: string): string => Buffer.from(markup).toString();

/** JSON leaves functions out: the browser would hydrate the island from other props than it was drawn from. */
function refuseFunctions(name: string, props: object): void {
  JSON.stringify(props, (key, value) => {
    if (typeof value === 'function') throw new Error(`the island ${name} is given a function: ${key}`);
    return value;
  });
}
