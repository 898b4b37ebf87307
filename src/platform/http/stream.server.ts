import type { z } from 'zod';
import { type AnyStream, eventNumber } from '#platform/contract/stream.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import {
  type Named,
  runWritten,
  type Supplied,
  type Supplies,
  servicesOf,
  type Written,
} from '#platform/services/service.ts';
import type { Context, Person } from './context.server.ts';
import { parse } from './door.server.ts';
import { admitAs, demand } from './gate.server.ts';

interface StreamInput<S extends AnyStream> {
  readonly params: z.output<S['params']>;
  /** The number of the last event that the reader got before a cut. */
  readonly lastEvent: number | null;
}

/** Begins to send; what is returned is called once when the reader is gone. */
export type Begin = (send: (text: string) => void) => () => void;

type StreamContext = Pick<Context, 'viewer' | 'user' | 'client' | 'database'>;
type StreamContextFor<S extends AnyStream> = StreamContext & Person<S['audience']>;

interface RawStreamInput {
  readonly params: unknown;
  readonly lastEventId: string | string[] | undefined;
}

export interface ServedStream {
  readonly stream: AnyStream;
  readonly services: Named;
  /** The door of streams: gate, validate, find. */
  find(raw: RawStreamInput, context: StreamContext, supplies: Supplies): Promise<Begin>;
}

export function serveStream<S extends AnyStream>(
  stream: S,
  run: (input: StreamInput<S>, context: StreamContextFor<S>) => Promise<Begin>,
): ServedStream;
export function serveStream<S extends AnyStream, N extends Named>(
  stream: S,
  services: N,
  run: (input: StreamInput<S>, context: StreamContextFor<S> & Supplied<N>) => Promise<Begin>,
): ServedStream;
export function serveStream<S extends AnyStream, N extends Named>(
  stream: S,
  ...written: Written<StreamInput<S>, StreamContextFor<S>, Begin, N>
): ServedStream {
  return {
    stream,
    services: servicesOf(written),
    find: async (raw, context, supplies) => {
      admitAs<StreamContext, S['audience']>(stream.audience, context);
      if (stream.needs) demand(stream.needs, context.viewer);
      const params = parse<S['params']>(stream.params, raw.params, 'not_found');
      return runWritten(written, { params, lastEvent: readNumber(raw.lastEventId) }, context, supplies);
    },
  };
}

function readNumber(lastEventId: string | string[] | undefined): number | null {
  if (lastEventId === undefined || lastEventId === '') return null;
  const number = eventNumber.safeParse(lastEventId);
  if (!number.success) throw new Refusal('bad_request');
  return number.data;
}
