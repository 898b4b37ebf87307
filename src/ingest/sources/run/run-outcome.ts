import type { SourceFailure } from '../source-failure.ts';
import type { WaitReason } from './judge-run.ts';

export type RunOutcome =
  /** Another process runs it. */
  | { readonly kind: 'busy' }
  /** Nothing new. */
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'written'; readonly batchId: number; readonly added: number; readonly changed: number }
  | { readonly kind: 'waiting'; readonly batchId: number; readonly reasons: readonly WaitReason[] }
  | { readonly kind: 'failed'; readonly failure: SourceFailure };
