import { connect, type Socket } from 'node:net';

export interface Answered {
  /** 0: no answer, because the connection failed or the client gave up. */
  readonly status: number;
  readonly ms: number;
}

interface Exchange {
  readonly began: number;
  readonly settle: (answered: Answered) => void;
  /** Of the answer, once its head has been read. */
  left: number | null;
  status: number;
  /** Before that nothing may be requested again, as a refusal says. */
  retryAfterMs: number;
}

const GIVE_UP_MS = 5_000;
const MOST_CONNECTIONS = 2_000;

/**
 * Sends the same request over as many connections as it needs, as lightly as possible: a load needs the other core. A refused
 * connection rests as long as it was told: what it sent before would not be read.
 */
export class LoadClient {
  readonly #request: Buffer;
  readonly #target: { readonly port: number; readonly localAddress: string };
  readonly #idle: Socket[] = [];
  readonly #open = new Set<Socket>();
  readonly #exchanges = new Map<Socket, Exchange>();

  constructor(port: number, path: string, localAddress = '127.0.0.1') {
    this.#target = { port, localAddress };
    this.#request = Buffer.from(`GET ${path} HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br\r\n\r\n`);
  }

  send(): Promise<Answered> {
    return new Promise((settle) => {
      const began = performance.now();
      const socket = this.#idle.pop() ?? this.#connect();
      if (!socket) {
        settle({ status: 0, ms: 0 });
        return;
      }
      this.#exchanges.set(socket, { began, settle, left: null, status: 0, retryAfterMs: 0 });
      socket.write(this.#request);
    });
  }

  /** Gives up what waits for too long. */
  tidy(): void {
    const now = performance.now();
    for (const [socket, { began }] of this.#exchanges) if (now - began > GIVE_UP_MS) socket.destroy();
  }

  close(): void {
    for (const socket of this.#open) socket.destroy();
  }

  #connect(): Socket | null {
    if (this.#open.size >= MOST_CONNECTIONS) return null;
    const socket = connect({ host: '127.0.0.1', ...this.#target });
    this.#open.add(socket);
    socket.on('data', (data) => this.#read(socket, data));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.#open.delete(socket);
      const at = this.#idle.indexOf(socket);
      if (at >= 0) this.#idle.splice(at, 1);
      this.#settle(socket, 0);
    });
    return socket;
  }

  #read(socket: Socket, data: Buffer): void {
    const exchange = this.#exchanges.get(socket);
    if (!exchange) return;
    if (exchange.left === null) {
      const end = data.indexOf('\r\n\r\n');
      if (end < 0) return;
      const head = data.toString('latin1', 0, end);
      exchange.status = Number(head.slice(9, 12));
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
      exchange.left = length - (data.length - end - 4);
      exchange.retryAfterMs = 1_000 * Number(/retry-after: (\d+)/i.exec(head)?.[1] ?? 0);
    } else exchange.left -= data.length;
    if (exchange.left > 0) return;
    this.#settle(socket, exchange.status);
    const { retryAfterMs } = exchange;
    if (retryAfterMs === 0) this.#reuse(socket);
    else setTimeout(() => this.#reuse(socket), retryAfterMs);
  }

  #reuse(socket: Socket): void {
    if (!socket.destroyed) this.#idle.push(socket);
  }

  #settle(socket: Socket, status: number): void {
    const exchange = this.#exchanges.get(socket);
    this.#exchanges.delete(socket);
    exchange?.settle({ status, ms: performance.now() - exchange.began });
  }
}
