import { type MessagePort, parentPort } from 'node:worker_threads';
import { DecodeRefusal } from '../decode-refusal.ts';
import type { FileContent } from '../source.ts';
import type { DecodeTask, FromDecodeWorker, ToDecodeWorker } from './decode-messages.ts';
import { runTask } from './run-task.server.ts';

/** The worker's own entry: one task at a time, one batch for each request. */
if (parentPort === null) throw new Error('this file is a worker');
const port: MessagePort = parentPort;

let batches: AsyncGenerator<unknown> | null = null;
let chunk: PromiseWithResolvers<Uint8Array | null> | null = null;

port.on('message', (message: ToDecodeWorker) => {
  if (message.kind === 'chunk') chunk?.resolve(message.chunk);
  else if (message.kind === 'unreadable') chunk?.reject(new DecodeRefusal('unreadable'));
  else void step(message);
});

async function step(message: Exclude<ToDecodeWorker, { kind: 'chunk' | 'unreadable' }>): Promise<void> {
  try {
    if (message.kind === 'begin') batches = runTask(message.task, contentOf(message.task));
    else if (message.kind === 'stop') await finish();
    else await sendNext();
  } catch (error) {
    batches = null;
    if (error instanceof DecodeRefusal) send({ kind: 'refused', code: error.code, details: error.details });
    else
      send({
        kind: 'failed',
        message: error instanceof Error ? (error.stack ?? error.message) : String(error),
      });
  }
}

async function sendNext(): Promise<void> {
  const next = await batches?.next();
  if (!next || next.done) return finish();
  send({ kind: 'value', value: next.value });
}

async function finish(): Promise<void> {
  const finished = batches;
  batches = null;
  await finished?.return(undefined);
  send({ kind: 'done' });
}

function send(message: FromDecodeWorker): void {
  port.postMessage(message);
}

function contentOf({ source }: DecodeTask): FileContent {
  return source.content.kind === 'remote' ? { kind: 'stream', open: readRemote } : source.content;
}

async function* readRemote(): AsyncGenerator<Uint8Array> {
  for (let kind: 'open' | 'pull' = 'open'; ; kind = 'pull') {
    chunk = Promise.withResolvers<Uint8Array | null>();
    send({ kind });
    const bytes = await chunk.promise;
    if (bytes === null) return;
    yield bytes;
  }
}
