import type { Graph } from './graph.ts';

export type Loading =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'there'; readonly graph: Graph };

export type LoadingEvent =
  | { readonly is: 'loaded'; readonly graph: Graph }
  | { readonly is: 'failed' }
  | { readonly is: 'retried' };

/** An answer counts only while it is awaited. */
export function loadingStep(state: Loading, event: LoadingEvent): Loading {
  switch (event.is) {
    case 'loaded':
      return state.status === 'loading' ? { status: 'there', graph: event.graph } : state;
    case 'failed':
      return state.status === 'loading' ? { status: 'failed' } : state;
    case 'retried':
      return state.status === 'failed' ? { status: 'loading' } : state;
  }
}
