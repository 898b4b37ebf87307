import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** A way to a database that can be cut, or held as by a server that is stopped: its connections stay, and nothing comes. */
export interface Forwarder {
  readonly url: string;
  cut(): Promise<void>;
  hold(): void;
  mend(): Promise<void>;
  close(): Promise<void>;
}

export async function startForwarder(target: string): Promise<Forwarder> {
  const url = new URL(target);
  const host = url.searchParams.get('host') ?? url.hostname;
  const port = Number(url.searchParams.get('port') ?? (url.port || 5432));
  const toTarget = () => (host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host));
  const sockets = new Set<Socket>();
  let isHeld = false;
  const forward = (client: Socket) => {
    const there = toTarget();
    for (const socket of [client, there]) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    }
    client.on('close', () => there.destroy());
    there.on('close', () => client.destroy());
    client.on('data', (data) => void (isHeld || there.write(data)));
    there.on('data', (data) => void (isHeld || client.write(data)));
  };
  let server = await listen(0, forward);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a TCP server has a port');
  const destroyAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const cut = async () => {
    const closed = once(server, 'close');
    server.close();
    destroyAll();
    await closed;
  };
  const credentials = [url.username, url.password].filter((word) => word !== '').join(':');
  return {
    url: `postgres://${credentials}@127.0.0.1:${address.port}${url.pathname}`,
    cut,
    hold: () => {
      isHeld = true;
    },
    mend: async () => {
      // What was lost on the way cannot be said again.
      if (isHeld) destroyAll();
      isHeld = false;
      if (!server.listening) server = await listen(address.port, forward);
    },
    close: async () => {
      if (server.listening) await cut();
    },
  };
}

async function listen(port: number, forward: (client: Socket) => void): Promise<Server> {
  const server = createServer(forward).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
