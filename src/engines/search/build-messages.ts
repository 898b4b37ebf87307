import type { SearchDocument } from './document.ts';
import type { Segments } from './search-index.ts';

export type ToWorker =
  | { readonly kind: 'batch'; readonly documents: readonly SearchDocument[] }
  | { readonly kind: 'finish' };

export type FromWorker =
  | { readonly kind: 'taken' }
  | {
      readonly kind: 'built';
      readonly segments: Segments;
      readonly milliseconds: number;
      readonly cpuMilliseconds: number;
    };
