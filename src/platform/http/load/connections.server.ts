import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export interface ConnectionLimits {
  /** Requests that a client sends behind the one that is being answered. */
  readonly pipelined: number;
  /** Bytes of answers that clients do not read, of all connections together. */
  readonly unsentBytes: number;
  readonly checkEveryMs: number;
}

const LIMITS: ConnectionLimits = { pipelined: 32, unsentBytes: 64 * 1024 * 1024, checkEveryMs: 1_000 };

/** Clients are read again between half of their rest and so much of it: not all of them at the same moment. */
export const LONGEST_OF_REST = 1.5;

/** How long a client may take to close a connection that the server has ended. */
const LEAVE_MS = 1_000;

interface Connection {
  answering: ServerResponse | null;
  readonly waiting: (() => void)[];
}

/**
 * Answers the requests of a connection one after the other, so that a client holds one answer at a time, however many
 * requests it sends without reading. Node itself would work on all of them at once.
 */
export class Connections {
  readonly #open = new Map<Socket, Connection>();
  readonly #limits: ConnectionLimits;
  readonly #isDraining: () => boolean;

  /** While it is draining, every answer is the last one of its connection. */
  constructor(server: Server, isDraining: () => boolean, limits: Partial<ConnectionLimits> = {}) {
    this.#limits = { ...LIMITS, ...limits };
    this.#isDraining = isDraining;
    server.on('connection', (socket: Socket) => {
      this.#open.set(socket, { answering: null, waiting: [] });
      socket.once('close', () => this.#open.delete(socket));
    });
    // Node and Fastify call it when they close the server. Node's own destroys the connection, and a client whose
    // request is on its way would see a reset.
    server.closeIdleConnections = () => this.#endIdle();
    const timer = setInterval(() => this.cutUnread(), this.#limits.checkEveryMs).unref();
    server.once('close', () => clearInterval(timer));
  }

  answerInTurn(request: IncomingMessage, response: ServerResponse, listener: RequestListener): void {
    const { socket } = request;
    const connection = this.#open.get(socket);
    if (!connection) listener(request, response);
    if (!connection || !socket.writable) return;
    const begin = () => {
      connection.answering = response;
      response.once('close', next);
      if (this.#isDraining()) response.shouldKeepAlive = false;
      listener(request, response);
    };
    const next = () => {
      connection.answering = null;
      const following = connection.waiting.shift();
      if (!socket.writable) return;
      if (following) following();
      else if (this.#isDraining()) end(socket);
    };
    if (!connection.answering) begin();
    else if (connection.waiting.length < this.#limits.pipelined) connection.waiting.push(begin);
    else socket.destroy();
  }

  /** Reads nothing from a client before about so much time: what it sends meanwhile waits with it, and costs nothing here. */
  rest(socket: Socket, milliseconds: number): void {
    // Node reads on once it has left the request that was answered.
    setImmediate(() => socket.pause());
    setTimeout(() => socket.resume(), milliseconds * (LONGEST_OF_REST - Math.random())).unref();
  }

  /** Whether nothing else can be said on it before the answer has ended. */
  isAnswering(socket: Socket): boolean {
    return this.#open.get(socket)?.answering?.headersSent ?? false;
  }

  /** Disconnects those who have left most unread, until what remains fits. */
  cutUnread(): void {
    const unread = [...this.#open.keys()].filter(({ writableLength }) => writableLength > 0);
    let bytes = unread.reduce((sum, { writableLength }) => sum + writableLength, 0);
    if (bytes <= this.#limits.unsentBytes) return;
    for (const socket of unread.sort((a, b) => b.writableLength - a.writableLength)) {
      if (bytes <= this.#limits.unsentBytes / 2) return;
      bytes -= socket.writableLength;
      socket.destroy();
    }
  }

  #endIdle(): void {
    for (const [socket, { answering }] of this.#open) if (!answering && socket.writable) end(socket);
  }
}

function end(socket: Socket): void {
  socket.end();
  const timer = setTimeout(() => socket.destroy(), LEAVE_MS);
  socket.once('close', () => clearTimeout(timer));
}
