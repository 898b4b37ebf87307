import type { z } from 'zod';
import { openCall } from './call.ts';
import { createEventReader, type ServerEvent } from './event-text.ts';
import { type AnyStream, LAST_EVENT_ID } from './stream.ts';

export interface StreamedEvent extends ServerEvent {
  /** What the server asks to wait before coming back after a cut. */
  readonly retryMs: number | null;
}

/**
 * The events of a stream as they come, until the server ends it. Not by EventSource, which does not distinguish a refusal from a cut,
 * comes back at once with everybody else, and cannot say where it was once it was closed. The contract is only named.
 */
export async function* callStream<S extends AnyStream>(
  stream: S,
  params: z.output<S['params']>,
  { last, signal }: { last: string | null; signal: AbortSignal },
): AsyncGenerator<StreamedEvent> {
  const headers = { accept: 'text/event-stream', ...(last !== null && { [LAST_EVENT_ID]: last }) };
  const { body } = await openCall(stream.path, params, { headers, signal, cache: 'no-store' });
  if (!body) return;
  const reader = createEventReader();
  const pieces = body.pipeThrough(new TextDecoderStream()).getReader();
  for (let piece = await pieces.read(); !piece.done; piece = await pieces.read())
    for (const event of reader.read(piece.value)) yield { ...event, retryMs: reader.retryMs };
}
