import { listZip } from '../archive/zip-file.server.ts';
import { ByteSource } from '../byte-source.server.ts';
import { detectFile } from '../detect-file.server.ts';
import { readJsonElements, readJsonWhole, readRows, readXmlEvents } from '../read-file.server.ts';
import type { FileContent } from '../source.ts';
import type { DecodeTask } from './decode-messages.ts';

/** What a task yields, batch by batch. */
export async function* runTask(task: DecodeTask, content: FileContent): AsyncGenerator<unknown> {
  const packed = ByteSource.of(content, task.source.bytes, task.limits);
  const isGzip = 'resolution' in task && task.resolution.isGzip;
  const bytes = isGzip ? packed.gunzipped() : packed;
  try {
    yield* readTask(task, bytes);
  } finally {
    await bytes.close();
    await packed.close();
  }
}

async function* readTask(task: DecodeTask, bytes: ByteSource): AsyncGenerator<unknown> {
  switch (task.kind) {
    case 'detect':
      yield await detectFile(bytes, task.choice, task.limits);
      return;
    case 'list':
      yield await listZip((await bytes.file()).handle, task.limits);
      return;
    case 'rows':
      yield* readRows(bytes, task.resolution, task.limits);
      return;
    case 'whole':
      yield await readJsonWhole(bytes, task.resolution, task.limits);
      return;
    case 'elements':
      yield* readJsonElements(bytes, task.resolution, task.path, task.limits);
      return;
    case 'events':
      yield* readXmlEvents(bytes, task.resolution, task.limits);
  }
}
