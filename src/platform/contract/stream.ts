import { z } from 'zod';
import type { Capability } from '#domain/access/capabilities.ts';
import { type Audience, nothing } from './endpoint.ts';

/** One address that goes on answering: server-sent events, declared once like an endpoint. */
export interface Stream<
  Params extends z.ZodType,
  Events extends Readonly<Record<string, z.ZodType>>,
  For extends Audience = Audience,
> {
  /** With its trailing slash. */
  readonly path: string;
  /** One sentence for the API description. */
  readonly summary: string;
  readonly params: Params;
  /** By name, what each event's data is. */
  readonly events: Events;
  readonly audience: For;
  /** Without this capability nobody is let in, and who loses it is cut off. */
  readonly needs?: Capability;
}

export type AnyStream = Stream<z.ZodType, Readonly<Record<string, z.ZodType>>>;

/** What the last event before a cut was; the header that browsers send by themselves. */
export const LAST_EVENT_ID = 'last-event-id';

/** Sent last where the server ends a stream for good; the data is the code of a refusal. */
export const END_EVENT = 'end';

export function stream<
  E extends Readonly<Record<string, z.ZodType>>,
  P extends z.ZodType = typeof nothing,
  A extends Audience = 'everyone',
>(declaration: Omit<Stream<P, E, A>, 'params' | 'audience'> & { params?: P; audience?: A }): Stream<P, E, A> {
  const defaults = { params: nothing, audience: 'everyone' };
  // The defaults are what P and A stand for when the declaration leaves them out.
  return { ...defaults, ...declaration } as Stream<P, E, A>;
}

/** What an event carries where its number has to be known to go on after it. */
export const eventNumber = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number);
