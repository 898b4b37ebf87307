import { z } from 'zod';
import { type Audience, nothing } from './endpoint.ts';

/** `person`: for everyone, and what is shown depends on who it is. Only a page for everyone alike is ever cached. */
export type PageAudience = Audience | 'person';

/** One address that a visitor opens: as a document, or with `?format=json` as the data it is drawn from. */
export interface Page<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Reply extends z.ZodType,
  For extends PageAudience = PageAudience,
> {
  readonly id: string;
  /** With its trailing slash; a last segment that ends in `?` may be left out. */
  readonly path: string;
  readonly summary: string;
  readonly params: Params;
  /** The query parameters that the page reads; any other one is ignored, as campaign links require. Parsed, they are plain JSON: cached pages are told apart by it. */
  readonly query: Query;
  readonly reply: Reply;
  readonly audience: For;
  /** The label modules that its view shows, besides those of the shell. */
  readonly labels: readonly string[];
  /** False where the query is free text: every wording would be cached as a page of its own. Or those queries that many send. */
  /** Its address may request what was known at an earlier time: `?asOf=2026-03-01`. */
  readonly readsAsOf?: true;
  readonly isCached?: false | ((query: z.output<Query>) => boolean);
}

export type AnyPage = Page<z.ZodType, z.ZodType, z.ZodType>;

export function page<
  R extends z.ZodType,
  P extends z.ZodType = typeof nothing,
  Q extends z.ZodType = z.ZodObject<Record<never, never>>,
  A extends PageAudience = 'everyone',
>(
  declaration: Omit<Page<P, Q, R, A>, 'params' | 'query' | 'audience'> & {
    params?: P;
    query?: Q;
    audience?: A;
  },
): Page<P, Q, R, A> {
  const defaults = { params: nothing, query: z.object({}), audience: 'everyone' };
  return { ...defaults, ...declaration } as Page<P, Q, R, A>;
}

/** The concrete route patterns of a path whose last segment may be left out. */
export function routePatterns(path: string): string[] {
  const optional = /:\w+\?\/$/.exec(path);
  if (!optional) return [path];
  return [path.slice(0, optional.index), path.replace('?/', '/')];
}

/** Fills a path; an optional segment without a value disappears together with its slash. */
export function fillPath(path: string, params: Readonly<Record<string, unknown>>): string {
  return path.replace(/:(\w+)\??(\/|$)/g, (_, name: string, slash: string) => {
    const value = params[name];
    return value === undefined || value === null ? '' : encodeURIComponent(String(value)) + slash;
  });
}
