import type { ComponentType } from 'react';
import type { Format } from '#platform/i18n/format.ts';
import type { Translator } from '#platform/i18n/translator.ts';

/** What stands in a document's head and depends on its data. */
export interface Head {
  readonly title: string;
  readonly description: string;
  /** The page's own address, without language prefix; campaign parameters never stand in it. */
  readonly path: string;
  readonly isIndexed?: false;
  /** What other sites show of the page where somebody shares it. */
  readonly image?: { readonly path: string; readonly alt: string };
  /** The way to this page, the page itself last; search engines show it. */
  readonly breadcrumbs?: readonly { readonly name: string; readonly path: string }[];
}

/** A page whose markup is static but for its islands. */
export interface IslandPage<Data> {
  /** What its islands share of the data. */
  readonly share?: (data: Data) => unknown;
}

export interface PageView<Data> {
  readonly View: ComponentType<{ data: Data }>;
  /** Absent: the whole page is one island, and receives all of its data. */
  readonly islands?: IslandPage<Data>;
  readonly head: (data: Data, words: { translator: Translator; format: Format }) => Head;
}
