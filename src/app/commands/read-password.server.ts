import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import type { ReadStream } from 'node:tty';
import { LONGEST_PASSWORD } from '#platform/session/password-rules.ts';
import { OperatorError } from '../process/process.server.ts';

type Input = NodeJS.ReadableStream & Partial<Pick<ReadStream, 'isTTY'>>;

export interface PasswordOptions {
  /** Of one that exists already: a slip does no harm. */
  readonly isKnown?: boolean;
}

/** Requested at a terminal, twice and unseen; otherwise the first line of what is piped in. Never an argument: those are public. */
export async function readPassword(
  input: Input,
  prompt: NodeJS.WritableStream,
  { isKnown = false }: PasswordOptions = {},
): Promise<string> {
  return input.isTTY ? askUnseen(input, prompt, isKnown) : readFirstLine(input);
}

async function askUnseen(input: Input, prompt: NodeJS.WritableStream, isKnown: boolean): Promise<string> {
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({ input, output: unseen, terminal: true });
  const stopped = new AbortController();
  reader.once('SIGINT', () => stopped.abort());
  const ask = async (question: string) => {
    const answering = reader.question('', { signal: stopped.signal });
    prompt.write(question);
    const answer = await answering;
    prompt.write('\n');
    return answer;
  };
  try {
    const password = await ask('password: ');
    if (!isKnown && (await ask('once more: ')) !== password)
      throw new OperatorError('the two passwords differ');
    return password;
  } catch (error) {
    if (stopped.signal.aborted) throw new OperatorError('nothing was changed', { cause: error });
    throw error;
  } finally {
    reader.close();
  }
}

async function readFirstLine(input: Input): Promise<string> {
  let text = '';
  for await (const chunk of input) {
    text += String(chunk);
    if (text.includes('\n') || text.length > LONGEST_PASSWORD + 1) break;
  }
  return (text.split('\n')[0] ?? '').replace(/\r$/, '');
}
