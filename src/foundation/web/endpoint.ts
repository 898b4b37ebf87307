import { z } from 'zod';
import type { Capability } from '#domain/access/capabilities.ts';

/** One HTTP call, declared once: the server serves it, the browser calls it, both from this object. */
export interface Endpoint<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Reply extends z.ZodType,
> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** One sentence for the API description. */
  readonly summary: string;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly reply: Reply;
  /** Without this capability the handler never runs. */
  readonly needs?: Capability;
  /** An HTML form may post here without script; where its visitor goes when the answer is no. */
  readonly form?: { readonly refused: string };
}

export type AnyEndpoint = Endpoint<z.ZodType, z.ZodType, z.ZodType, z.ZodType>;

export interface Input<E extends Pick<AnyEndpoint, 'params' | 'query' | 'body'>> {
  readonly params: z.output<E['params']>;
  readonly query: z.output<E['query']>;
  readonly body: z.output<E['body']>;
}

export type Reply<E extends { reply: z.ZodType }> = z.output<E['reply']>;

/** Closed: an unknown key is refused, so a typing mistake is not silently ignored. */
export const nothing = z.strictObject({});
export const noBody = z.undefined();

type Defaults = 'params' | 'query' | 'body';

export function endpoint<
  R extends z.ZodType,
  P extends z.ZodType = typeof nothing,
  Q extends z.ZodType = typeof nothing,
  B extends z.ZodType = typeof noBody,
>(
  declaration: Omit<Endpoint<P, Q, B, R>, Defaults> & { params?: P; query?: Q; body?: B },
): Endpoint<P, Q, B, R> {
  // The defaults are what P, Q and B stand for when the declaration leaves them out.
  return { params: nothing, query: nothing, body: noBody, ...declaration } as unknown as Endpoint<P, Q, B, R>;
}
