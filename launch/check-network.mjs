import net from 'node:net';
import { join } from 'node:path';

const PATIENCE_MS = 5_000;

/** Null, or why nothing could listen there. */
export function findPortProblem(host, port) {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', ({ code }) => resolve(explainListenError(code, host, port)));
    server.listen({ host, port }, () => server.close(() => resolve(null)));
  });
}

function explainListenError(code, host, port) {
  switch (code) {
    case 'EADDRINUSE':
      return `port ${port} on ${host} is taken: stop what uses it, or set PORT to another`;
    case 'EACCES':
      return `port ${port} needs more rights: set PORT to one above 1023`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST ${host} is not an address of this machine: set it to one, or to 0.0.0.0 for all`;
    default:
      return `nothing can listen on ${host}:${port} (${code}): set HOST and PORT to others`;
  }
}

/** Null, or why nothing answers at the address; whether it is PostgreSQL that answers is found out later. */
export function findDatabaseProblem(url) {
  const address = toAddress(new URL(url));
  const target = address.path ?? `${address.host}:${address.port}`;
  return new Promise((resolve) => {
    const socket = net.connect(address);
    const end = (problem) => {
      socket.destroy();
      resolve(problem);
    };
    const fail = (reason) =>
      end(`the database at ${target} does not answer (${reason}): start it, or correct DATABASE_URL`);
    socket.setTimeout(PATIENCE_MS, () => fail('no answer in 5 s'));
    socket.once('connect', () => end(null));
    // A name with several addresses fails with an error that holds those of each.
    socket.once('error', (error) => fail(error.code ?? error.errors?.[0]?.code ?? error.message));
  });
}

function toAddress({ hostname, port, searchParams }) {
  const host = searchParams.get('host') ?? (hostname || process.env.PGHOST || 'localhost');
  const number = Number(port || searchParams.get('port') || process.env.PGPORT || 5432);
  if (host.startsWith('/')) return { path: join(host, `.s.PGSQL.${number}`) };
  return { host: host.replace(/^\[|\]$/g, ''), port: number };
}
