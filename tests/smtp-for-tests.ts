import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { vi } from 'vitest';
import { PATIENCE } from './wait-for.ts';

export interface ReceivedEmail {
  readonly to: readonly string[];
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface TestSmtp {
  /** For `config.mail.url`. */
  readonly url: string;
  readonly emails: readonly ReceivedEmail[];
  /** The first e-mail to the address, waiting for it for a few seconds. */
  emailTo(address: string): Promise<ReceivedEmail>;
  close(): Promise<void>;
}

interface Options {
  /** One that was in use before, for a server that comes back. */
  readonly port?: number;
  /** Where given, only this one is let in. */
  readonly login?: { readonly user: string; readonly password: string };
  /** An answer in place of taking the e-mail. */
  readonly refuse?: { readonly code: number; readonly message: string };
}

/** A real mail server on this machine, which keeps what it is given. */
export async function startTestSmtp({ port = 0, login, refuse }: Options = {}): Promise<TestSmtp> {
  const emails: ReceivedEmail[] = [];
  const server = new SMTPServer({
    authOptional: !login,
    disabledCommands: login ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _, done) =>
      username === login?.user && password === login?.password
        ? done(null, { user: username })
        : done(new Error(`wrong password ${password}`)),
    onRcptTo: (_address, _session, done) =>
      done(refuse ? Object.assign(new Error(refuse.message), { responseCode: refuse.code }) : null),
    onData: (stream, { envelope }, done) => {
      void text(stream).then((source) => {
        const to = envelope.rcptTo.map(({ address }) => address);
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        emails.push({ to, from, ...readEmail(source) });
        done();
      }, done);
    },
  });
  // A client that goes away in the middle of a sentence is part of some tests.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    emails,
    emailTo: async (wanted) => {
      const find = () => emails.find(({ to }) => to.includes(wanted));
      return vi.waitUntil(find, PATIENCE);
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function readEmail(source: string): Pick<ReceivedEmail, 'headers' | 'subject' | 'text'> {
  const [head = '', ...rest] = source.split('\r\n\r\n');
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  );
  const body = rest.join('\r\n\r\n');
  return {
    headers,
    subject: readWords(headers.subject ?? ''),
    text: readBody(body, headers['content-transfer-encoding']).replaceAll('\r\n', '\n').trimEnd(),
  };
}

/** RFC 2047: `=?UTF-8?B?…?=`, several of them without the space between. */
function readWords(header: string): string {
  return header
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString('latin1')
        : Buffer.from(readQuoted(word.replaceAll('_', ' '))).toString('latin1'),
    )
    .replace(/^.*$/s, (bytes) => Buffer.from(bytes, 'latin1').toString('utf8'));
}

function readBody(body: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding === 'quoted-printable') return Buffer.from(readQuoted(body)).toString('utf8');
  return body;
}

function readQuoted(written: string): Uint8Array {
  const bytes = written
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1');
}
