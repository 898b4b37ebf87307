import type { z } from 'zod';
import { type AnyStream, eventNumber } from '#platform/contract/stream.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import type { Context, ContextFor } from './context.server.ts';
import { parse } from './door.server.ts';
import { admit, demand } from './gate.server.ts';

export interface StreamInput<S extends AnyStream> {
  readonly params: z.output<S['params']>;
  /** The number of the last event that the reader got before a cut. */
  readonly lastEvent: number | null;
}

/** Begins to send; what is returned is called once when the reader is gone. */
export type Begin = (send: (text: string) => void) => () => void;

export interface ServedStream {
  readonly stream: AnyStream;
  readonly run: (input: StreamInput<AnyStream>, context: StreamContext) => Promise<Begin>;
}

type StreamContext = Pick<Context, 'viewer' | 'user' | 'livePrices' | 'database'>;

export function serveStream<S extends AnyStream>(
  stream: S,
  run: (
    input: StreamInput<S>,
    context: Pick<ContextFor<S['audience']>, keyof StreamContext>,
  ) => Promise<Begin>,
): ServedStream {
  // The door admits nobody whom the audience leaves out, so the person is there.
  return { stream, run: run as unknown as ServedStream['run'] };
}

/** The door of streams: gate, validate, find. */
export function findStream(
  { stream, run }: ServedStream,
  raw: { readonly params: unknown; readonly lastEventId: string | string[] | undefined },
  context: Context,
): Promise<Begin> {
  admit(stream.audience, context.user);
  if (stream.needs) demand(stream.needs, context.viewer);
  const params = parse(stream.params, raw.params, 'not_found');
  return run({ params, lastEvent: readNumber(raw.lastEventId) }, context);
}

function readNumber(lastEventId: string | string[] | undefined): number | null {
  if (lastEventId === undefined || lastEventId === '') return null;
  const number = eventNumber.safeParse(lastEventId);
  if (!number.success) throw new Refusal('bad_request');
  return number.data;
}
