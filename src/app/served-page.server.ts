import type { PageView } from '#platform/contract/page-view.ts';
import type { Loader } from '#platform/http/door.server.ts';

export interface ServedPage {
  readonly loader: Loader;
  readonly view: PageView<unknown>;
  /** The file of its islands, or of its view where the whole page is one, by which its assets are found. */
  readonly source: string;
}

/** The loader's reply schema is the view's data: the contract is one object for both. */
export function erase<Data>(view: PageView<Data>): PageView<unknown> {
  return view as PageView<unknown>;
}
