/** One server-sent event. */
export interface ServerEvent {
  /** Where a reader who was cut off goes on; kept from the event before where there is none. */
  readonly id?: string | undefined;
  readonly name: string;
  /** Without line breaks: JSON has none. */
  readonly data: string;
}

export function writeEvent({ id, name, data }: ServerEvent): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${data}\n\n`;
}

/** Read by nobody: it keeps proxies from taking a quiet stream for a dead one. */
export const HEARTBEAT = ':\n\n';

export interface EventReader {
  /** Takes the next piece, wherever it was cut, and gives the events that are whole now. */
  read(piece: string): ServerEvent[];
  /** Milliseconds that the server asks to wait before coming back. */
  readonly retryMs: number | null;
}

/** Reads what the HTML standard calls an event stream. */
export function createEventReader(): EventReader {
  let rest = '';
  let id: string | undefined;
  let name = '';
  let data: string[] = [];
  let retryMs: number | null = null;

  function takeLine(line: string, events: ServerEvent[]): void {
    if (line === '') {
      if (data.length > 0) events.push({ id, name: name || 'message', data: data.join('\n') });
      name = '';
      data = [];
      return;
    }
    const colon = line.indexOf(':');
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'data') data.push(value);
    else if (field === 'event') name = value;
    else if (field === 'id') id = value;
    else if (field === 'retry' && /^\d+$/.test(value)) retryMs = Number(value);
  }

  return {
    get retryMs() {
      return retryMs;
    },
    read(piece) {
      const events: ServerEvent[] = [];
      rest += piece;
      // A lone carriage return at the end may be the first half of a line break.
      for (let end = /\r\n|\n|\r(?!$)/.exec(rest); end; end = /\r\n|\n|\r(?!$)/.exec(rest)) {
        takeLine(rest.slice(0, end.index), events);
        rest = rest.slice(end.index + end[0].length);
      }
      return events;
    },
  };
}
