import { z } from 'zod';
import type { Capability } from '#domain/access/capabilities.ts';

/** Whom a call is for. It is about the person; which values a person may see is the capabilities' matter. */
export type Audience = 'everyone' | 'account' | 'operator';

/** One HTTP call, declared once: the server serves it, the browser calls it, both from this object. */
export interface Endpoint<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Reply extends z.ZodType,
  For extends Audience = Audience,
  Partial extends z.ZodType = z.ZodType,
> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** The address of a page at which this is requested too, told apart by the query. */
  readonly alsoAt?: { readonly path: string; readonly query: Readonly<Record<string, string>> };
  /** One sentence for the API description. */
  readonly summary: string;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly reply: Reply;
  /** What may be answered in place of the reply, under status 206. */
  readonly partial?: Partial;
  /** Anyone else is refused before the handler runs. */
  readonly audience: For;
  /** Without this capability the handler never runs. */
  readonly needs?: Capability;
  /** An HTML form may post here without script; where its visitor goes when the answer is no (params are filled in). */
  readonly form?: {
    readonly refused: string;
    /** Where it goes when the answer is yes, filled with the reply; by default where the form said. */
    readonly done?: string;
  };
  /** A GET of the documents that changes something, which only our own scripts may request; or a POST that changes nothing. */
  readonly changesState?: boolean;
  /** A GET that visitors follow as a link, that changes something and throws where to go next: from our pages only, or not. */
  readonly link?: 'from-here' | 'from-anywhere';
  /** It may be requested as of an earlier time: `?asOf=2026-03-01`. */
  readonly readsAsOf?: true;
  /** Bytes; for the few bodies that hold a picture. */
  readonly bodyLimit?: number;
  /** The body may also come as a form, or as the bare text of this one field. */
  readonly readsText?: string;
  /** The body is a form with files (`uploadedParts`), which are read while they arrive. */
  readonly readsFiles?: true;
}

export type AnyEndpoint = Endpoint<z.ZodType, z.ZodType, z.ZodType, z.ZodType>;

export interface Input<E extends Pick<AnyEndpoint, 'params' | 'query' | 'body'>> {
  readonly params: z.output<E['params']>;
  readonly query: z.output<E['query']>;
  readonly body: z.output<E['body']>;
}

export type Reply<E extends { reply: z.ZodType }> = z.output<E['reply']>;

/** The body of an answer of 206; never where the endpoint has none. */
export type PartialOf<E extends AnyEndpoint> =
  E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, z.ZodType, Audience, infer P> ? z.output<P> : never;

/** Thrown by a handler in place of the reply. */
export class PartialReply<T> {
  readonly body: T;

  constructor(body: T) {
    this.body = body;
  }
}

/** What a handler throws to answer 206. */
export const partial = <E extends AnyEndpoint>(_: E, body: PartialOf<E>) => new PartialReply(body);

/** Closed: an unknown key is refused, so a typing mistake is not silently ignored. */
export const nothing = z.strictObject({});
const noBody = z.undefined();

type Defaults = 'params' | 'query' | 'body' | 'audience';

export function endpoint<
  R extends z.ZodType,
  P extends z.ZodType = typeof nothing,
  Q extends z.ZodType = typeof nothing,
  B extends z.ZodType = typeof noBody,
  A extends Audience = 'everyone',
  X extends z.ZodType = z.ZodNever,
>(
  declaration: Omit<Endpoint<P, Q, B, R, A, X>, Defaults> & { params?: P; query?: Q; body?: B; audience?: A },
): Endpoint<P, Q, B, R, A, X> {
  const defaults = { params: nothing, query: nothing, body: noBody, audience: 'everyone' };
  // The defaults are what P, Q, B and A stand for when the declaration leaves them out.
  return { ...defaults, ...declaration } as Endpoint<P, Q, B, R, A, X>;
}
