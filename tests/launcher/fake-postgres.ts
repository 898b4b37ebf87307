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
export function answerWith(
  row: Readonly<Record<string, string | number | boolean>>,
): (socket: net.Socket) => void {
  const answer = Buffer.concat([
    message('T', describe(Object.entries(row))),
    message('D', toDataRow(Object.values(row).map(write))),
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

/** The ids of PostgreSQL's types. */
const TYPES: Readonly<Record<string, number>> = { boolean: 16, number: 23, string: 25 };

function describe(columns: readonly (readonly [string, unknown])[]): Buffer {
  const fields = columns.map(([name, value]) => {
    const rest = Buffer.alloc(18);
    rest.writeInt32BE(TYPES[typeof value] ?? 0, 6);
    return Buffer.concat([text(name), rest]);
  });
  return Buffer.concat([count(columns.length), ...fields]);
}

const write = (value: string | number | boolean) =>
  typeof value === 'boolean' ? (value ? 't' : 'f') : String(value);

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
