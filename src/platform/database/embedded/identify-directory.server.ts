import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';

/** A short name of the directory itself, the same through every path, link or mount that leads to it. */
export async function identifyDirectory(directory: string): Promise<string> {
  const { dev, ino } = await stat(directory, { bigint: true });
  return hashText(`${dev}:${ino}`);
}

export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
