import { createEventReader, type ServerEvent } from '#platform/contract/event-text.ts';

export interface OpenedStream {
  readonly status: number;
  readonly headers: Headers;
  /** Everything that came so far. */
  readonly events: readonly ServerEvent[];
  /** Settles when the server has ended it, or it was cut. */
  readonly ended: Promise<void>;
  cut(): void;
}

/** Opens a stream of events over a real socket and reads it as it comes. */
export async function openStream(
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<OpenedStream> {
  const leaving = new AbortController();
  const response = await fetch(url, { headers, signal: leaving.signal });
  const events: ServerEvent[] = [];
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
  const ended = isStream ? readAll(response, events).catch(() => undefined) : Promise.resolve();
  return {
    status: response.status,
    headers: response.headers,
    events,
    ended,
    cut: () => leaving.abort(),
  };
}

async function readAll({ body }: Response, events: ServerEvent[]): Promise<void> {
  const reader = createEventReader();
  const decoder = new TextDecoder();
  for await (const bytes of body ?? []) events.push(...reader.read(decoder.decode(bytes, { stream: true })));
}

export const namesOf = ({ events }: OpenedStream): string[] => events.map(({ name }) => name);

export const pricesIn = ({ events }: OpenedStream) =>
  events.filter(({ name }) => name === 'price').map(({ id, data }) => ({ id, ...JSON.parse(data) }));
