import { closeSync, openSync, statSync } from 'node:fs';
import { copyFile, open, truncate } from 'node:fs/promises';

const MOST_BYTES = 10 * 1024 * 1024;
const TAIL_BYTES = 8 * 1024;

/** Everything written from here on; opened for appending, so that cutting the file leaves no hole. */
export interface LogMark {
  readonly fd: number;
  readonly offset: number;
}

export function openServerLog(path: string): LogMark {
  const fd = openSync(path, 'a', 0o600);
  return { fd, offset: statSync(path).size };
}

export function closeServerLog(mark: LogMark): void {
  closeSync(mark.fd);
}

/** One file of the past is kept, so that the log never takes more than about twice the limit. */
export async function cutServerLog(path: string, mostBytes = MOST_BYTES): Promise<void> {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size <= mostBytes) return;
  await copyFile(path, `${path}.1`);
  await truncate(path, 0);
}

export async function readServerLogSince(path: string, offset: number): Promise<string> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const start = Math.max(Math.min(offset, size), size - TAIL_BYTES);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(TAIL_BYTES), 0, TAIL_BYTES, start);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await file.close();
  }
}
