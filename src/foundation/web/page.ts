import { z } from 'zod';
import { nothing } from './endpoint.ts';

/** One address that a visitor opens: as a document, or with `?format=json` as the data it is drawn from. */
export interface Page<Params extends z.ZodType, Query extends z.ZodType, Reply extends z.ZodType> {
  readonly id: string;
  /** With its trailing slash; a last segment that ends in `?` may be left out. */
  readonly path: string;
  readonly summary: string;
  readonly params: Params;
  /** The query parameters that the page reads; any other one is ignored, as campaign links require. */
  readonly query: Query;
  readonly reply: Reply;
  /** The label modules that its view shows. */
  readonly labels: readonly string[];
  /** False where the query is free text: every wording would be kept as a page of its own. */
  readonly isKept?: false;
}

export type AnyPage = Page<z.ZodType, z.ZodType, z.ZodType>;

export function page<
  R extends z.ZodType,
  P extends z.ZodType = typeof nothing,
  Q extends z.ZodType = z.ZodObject<Record<never, never>>,
>(declaration: Omit<Page<P, Q, R>, 'params' | 'query'> & { params?: P; query?: Q }): Page<P, Q, R> {
  return { params: nothing, query: z.object({}), ...declaration } as unknown as Page<P, Q, R>;
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
