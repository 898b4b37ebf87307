import { createServer, get, type IncomingMessage } from 'node:http';

/** The floor: `node:http` sending bytes that it was given once. `fetch` would unpack them, so they are read raw. */
const original = await new Promise<IncomingMessage>((resolve, reject) => {
  get(process.env.SAME_AS ?? '', { headers: { 'accept-encoding': 'br' } }, resolve).on('error', reject);
});
const bytes = Buffer.concat(await original.toArray());
const headers = {
  'content-type': original.headers['content-type'],
  'content-encoding': original.headers['content-encoding'],
  'content-length': bytes.length,
};
createServer((_, answer) => {
  answer.writeHead(200, headers);
  answer.end(bytes);
}).listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
