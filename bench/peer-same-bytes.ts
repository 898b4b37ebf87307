import { createServer, type IncomingMessage, request } from 'node:http';

/** The floor: `node:http` sending bytes that it was given once. `fetch` would unpack them, so they are read raw. */
const { SAME_AS = '', SAME_BODY } = process.env;
const original = await new Promise<IncomingMessage>((resolve, reject) => {
  const headers = {
    'accept-encoding': 'br',
    ...(SAME_BODY && { 'content-type': 'application/json' }),
  };
  request(SAME_AS, { method: SAME_BODY ? 'POST' : 'GET', headers }, resolve)
    .on('error', reject)
    .end(SAME_BODY);
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
