import { SEARCH_CATEGORIES } from '#domain/search/categories.ts';
import { SegmentBuilder } from './building/segment-builder.ts';
import type { SearchDocument } from './document.ts';
import type { Segments } from './search-index.ts';

/** Takes documents as they come; ids are unique within a category. */
export class IndexBuilder {
  readonly #builders = new Map(SEARCH_CATEGORIES.map((category) => [category, new SegmentBuilder()]));

  add(document: SearchDocument): void {
    this.#builders.get(document.category)?.add(document);
  }

  finish(): Segments {
    const segments = [...this.#builders].map(([category, builder]) => [category, builder.finish()]);
    return Object.fromEntries(segments) as Segments;
  }
}

export function buildSegments(documents: Iterable<SearchDocument>): Segments {
  const builder = new IndexBuilder();
  for (const document of documents) builder.add(document);
  return builder.finish();
}
