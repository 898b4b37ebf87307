import { once } from 'node:events';
import { createServer } from 'node:net';

/** Port 0 would not do for the server: its own address is part of its configuration. */
export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  if (address === null || typeof address === 'string') throw new Error('a TCP server has a port');
  probe.close();
  await once(probe, 'close');
  return address.port;
}
