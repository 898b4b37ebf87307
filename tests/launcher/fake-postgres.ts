import type net from 'node:net';

const text = (value: string) => Buffer.from(`${value}\0`);

function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

const READY = message('Z', Buffer.from('I'));

/** A server that refuses everyone: a test's own PostgreSQL may trust everyone. */
export function refuseWith(code: string, reason: string): (socket: net.Socket) => void {
  const fields = [text('SFATAL'), text(`C${code}`), text(`M${reason}`), Buffer.alloc(1)];
  return (socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(message('E', Buffer.concat(fields))));
  };
}

/** A server that lets everyone in and answers each query with the same row of texts. */
export function answerWith(row: Readonly<Record<string, string>>): (socket: net.Socket) => void {
  const answer = Buffer.concat([
    message('T', describe(Object.keys(row))),
    message('D', toDataRow(Object.values(row))),
    message('C', text('SELECT 1')),
    READY,
  ]);
  return (socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.write(Buffer.concat([message('R', Buffer.alloc(4)), READY]));
      socket.on('data', (data) => data[0] === 'Q'.charCodeAt(0) && socket.write(answer));
    });
  };
}

function describe(names: readonly string[]): Buffer {
  const TEXT = 25;
  const fields = names.map((name) => {
    const rest = Buffer.alloc(18);
    rest.writeInt32BE(TEXT, 6);
    return Buffer.concat([text(name), rest]);
  });
  return Buffer.concat([count(names.length), ...fields]);
}

function toDataRow(values: readonly string[]): Buffer {
  const cells = values.flatMap((value) => {
    const length = Buffer.alloc(4);
    length.writeInt32BE(Buffer.byteLength(value));
    return [length, Buffer.from(value)];
  });
  return Buffer.concat([count(values.length), ...cells]);
}

function count(many: number): Buffer {
  const two = Buffer.alloc(2);
  two.writeInt16BE(many);
  return two;
}
