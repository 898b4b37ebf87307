import type { Logger } from 'pino';
import { type Capability, verdictOn } from '#domain/access/capabilities.ts';
import { HEARTBEAT, writeEvent } from '#platform/contract/event-text.ts';
import { END_EVENT } from '#platform/contract/stream.ts';
import { createSlots, type SlotLimits, type Slots } from '#platform/limits/slot-limits.server.ts';
import { type Sessions, toViewer } from '#platform/session/sessions.server.ts';
import type { Begin } from './stream.server.ts';

/** Pages that are not looked at have none, so ten windows of one reader are plenty. */
const STREAM_LIMITS: SlotLimits = { atOnce: 5_000, forOneVisitor: 10, retrySeconds: 10 };

/** Proxies, and our own server, take a connection for dead after a minute of silence. */
const HEARTBEAT_MS = 20_000;
/** Then the reader comes back through the door, which knows whether the session still runs and which process is idle. */
const LONGEST_MS = 15 * 60_000;
/** A reader who is that far behind gets the rest after a cut, in one piece. */
const MOST_UNSENT = 64 * 1024;

export interface Listener {
  readonly userId: number | null;
  readonly token: string | undefined;
  readonly needs: Capability | undefined;
}

/** As much of a response as a stream uses. */
interface StreamResponse {
  readonly writableEnded: boolean;
  readonly writableLength: number;
  readonly destroyed: boolean;
  write(text: string): unknown;
  end(text?: string): unknown;
  destroy(): unknown;
  once(event: 'close', listener: () => void): unknown;
  on(event: 'error', listener: () => void): unknown;
}

interface Open extends Listener {
  readonly response: StreamResponse;
  readonly until: number;
}

interface Options {
  readonly sessions: Pick<Sessions, 'findUser'>;
  readonly clock: () => Date;
  readonly log: Pick<Logger, 'warn'>;
  readonly limits?: SlotLimits;
}

/** The streams that are open in this process. */
export class Streams {
  readonly #options: Options;
  readonly #slots: Slots;
  readonly #open = new Set<Open>();
  #heartbeat: NodeJS.Timeout | undefined;

  constructor(options: Options) {
    this.#options = options;
    this.#slots = createSlots(options.limits ?? STREAM_LIMITS);
  }

  get size(): number {
    return this.#open.size;
  }

  /** Refused where too many are open; the slot is left by what is returned. */
  enter(visitor: string): () => void {
    return this.#slots.enter(visitor);
  }

  /** Sends to the reader until one of both leaves. */
  serve(response: StreamResponse, listener: Listener, begin: Begin, onLeave: () => void): void {
    const open = { ...listener, response, until: this.#now() + LONGEST_MS * (0.75 + Math.random() / 2) };
    this.#open.add(open);
    this.#heartbeat ??= setInterval(() => this.#beat(), HEARTBEAT_MS).unref();
    const stop = begin((text) => write(response, text));
    response.once('close', () => {
      stop();
      this.#open.delete(open);
      if (this.#open.size === 0) {
        clearInterval(this.#heartbeat);
        this.#heartbeat = undefined;
      }
      onLeave();
    });
    response.on('error', () => undefined);
  }

  /** The account has changed, or (null) any may have: whoever may not listen any more is informed and cut off. */
  async recheck(userId: number | null): Promise<void> {
    for (const open of this.#open) {
      if (userId !== null && open.userId !== userId) continue;
      try {
        const user = await this.#options.sessions.findUser(open.token, this.#options.clock());
        const verdict = open.needs ? verdictOn(open.needs, toViewer(user)) : 'allowed';
        if (verdict !== 'allowed')
          open.response.end(writeEvent({ name: END_EVENT, data: JSON.stringify(verdict) }));
      } catch (error) {
        // The store is away; when it is back, everyone is looked at again.
        this.#options.log.warn({ err: error }, 'a listener could not be checked');
      }
    }
  }

  /** The readers find another process, or this one after its start. */
  closeAll(): void {
    for (const { response } of this.#open) response.end();
  }

  #beat(): void {
    for (const { response, until } of this.#open) {
      if (this.#now() >= until) response.end();
      else write(response, HEARTBEAT);
    }
  }

  #now(): number {
    return this.#options.clock().getTime();
  }
}

function write(response: StreamResponse, text: string): void {
  if (response.writableEnded || response.destroyed) return;
  if (response.writableLength > MOST_UNSENT) response.destroy();
  else response.write(text);
}
