import { hash } from 'node:crypto';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { Fragment, FragmentCache } from '#platform/cache/fragment-cache.server.ts';
import { propsElement } from '#platform/http/document.server.ts';
import type { DrawIsland } from '#platform/islands/island.tsx';
import type { PageState } from './page-state.ts';

interface Options {
  readonly cache: FragmentCache;
  readonly state: Pick<PageState, 'language' | 'labels' | 'frame'>;
  readonly stateJson: string;
  /** Whether others are shown the same: what belongs to one person is not kept. */
  readonly isForAll: boolean;
  readonly around: (island: ReactNode) => ReactNode;
  /** Stands in the page's markup where an island is; the fragments themselves are put in as bytes. */
  readonly mark: string;
  /** The drawn islands in the order of their marks. */
  readonly fragments: Fragment[];
}

/** A function among the props would be missing in the browser: a mistake in the code, which tests find. */
const REFUSES_FUNCTIONS = import.meta.env?.MODE !== 'production';

/** Draws the islands of a page, each by itself. Their markup is cached by what they are drawn from: their props, or also what the page shares. */
export function createDrawIsland(options: Options): DrawIsland {
  const { cache, state, stateJson, isForAll, around, mark, fragments } = options;
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
  const readPage = () => (page ??= hashOf(stateJson));
  return ({ name, uses, isStatic }, Component, props) => {
    const json = JSON.stringify(props);
    const key = hashOf([uses === 'page' ? readPage() : surroundings, name, json].join('\n'));
    const id = uses === 'page' ? name : `i${key.slice(0, 8)}`;
    const draw = () => {
      if (REFUSES_FUNCTIONS) refuseFunctions(name, props);
      const markup = renderToString(around(<Component {...props} />), { identifierPrefix: id });
      const hasProps = json !== '{}' && !isStatic;
      return { id, markup: Buffer.from(markup), props: Buffer.from(hasProps ? propsElement(id, json) : '') };
    };
    const isKept = isForAll || uses === 'props';
    fragments.push(isKept ? cache.readNow({ hash: key }, draw, ['labels']) : draw());
    return { id, markup: mark };
  };
}

/** The bytes of a document in whose text `mark` stands for each of these. */
export function putIn(text: string, mark: string, fragments: readonly Buffer[]): Buffer {
  const pieces = text.split(mark);
  if (pieces.length !== fragments.length + 1)
    throw new Error(`${pieces.length - 1} marks for ${fragments.length} fragments`);
  return Buffer.concat(
    pieces.flatMap((piece, position) => [Buffer.from(piece), fragments[position] ?? Buffer.of()]),
  );
}

const hashOf = (text: string): string => hash('sha1', text, 'base64url');

function refuseFunctions(name: string, props: object): void {
  JSON.stringify(props, (key, value) => {
    if (typeof value === 'function') throw new Error(`the island ${name} is given a function: ${key}`);
    return value;
  });
}
