import type { z } from 'zod';
import type { Capability } from '#domain/access/capabilities.ts';
import { type Audience, nothing } from './endpoint.ts';

/** One address that answers with a file, declared once like an endpoint. */
export interface Download<
  Params extends z.ZodType,
  Query extends z.ZodType,
  For extends Audience = Audience,
> {
  /** With its trailing slash. */
  readonly path: string;
  /** One sentence for the API description. */
  readonly summary: string;
  readonly params: Params;
  readonly query: Query;
  /** Anyone else is refused before the file is looked for. */
  readonly audience: For;
  /** Without this capability the file is not looked for. */
  readonly needs?: Capability;
  /** For what was written a moment ago, perhaps by somebody else, and what must end at once: no replica is read. */
  readonly readsPrimary?: boolean;
  /** It may be requested as of an earlier time: `?asOf=2026-03-01`. Elsewhere that is refused. */
  readonly readsAsOf?: true;
}

export type AnyDownload = Download<z.ZodType, z.ZodType>;

export interface DownloadInput<D extends Pick<AnyDownload, 'params' | 'query'>> {
  readonly params: z.output<D['params']>;
  readonly query: z.output<D['query']>;
}

export function download<
  P extends z.ZodType = typeof nothing,
  Q extends z.ZodType = typeof nothing,
  A extends Audience = 'everyone',
>(
  declaration: Omit<Download<P, Q, A>, 'params' | 'query' | 'audience'> & {
    params?: P;
    query?: Q;
    audience?: A;
  },
): Download<P, Q, A> {
  const defaults = { params: nothing, query: nothing, audience: 'everyone' };
  // The defaults are what P, Q and A stand for when the declaration leaves them out.
  return { ...defaults, ...declaration } as Download<P, Q, A>;
}
