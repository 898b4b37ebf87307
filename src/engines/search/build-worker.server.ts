import { parentPort } from 'node:worker_threads';
import { IndexBuilder } from './build-index.ts';
import type { FromWorker, ToWorker } from './build-messages.ts';
import { buffersOf } from './segment.ts';

/** The worker's own entry: takes batches, and hands over the built index without copying it. */
if (parentPort === null) throw new Error('this file is a worker');
const port = parentPort;
const builder = new IndexBuilder();
const begin = performance.now();

port.on('message', (message: ToWorker) => {
  if (message.kind === 'batch') {
    for (const document of message.documents) builder.add(document);
    port.postMessage({ kind: 'taken' } satisfies FromWorker);
    return;
  }
  const segments = builder.finish();
  const buffers = Object.values(segments).flatMap((segment) => buffersOf(segment));
  const { user, system } = process.threadCpuUsage();
  const built: FromWorker = {
    kind: 'built',
    segments,
    milliseconds: performance.now() - begin,
    cpuMilliseconds: (user + system) / 1_000,
  };
  port.postMessage(built, [...new Set(buffers)]);
});
