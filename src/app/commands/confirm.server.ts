import { createInterface } from 'node:readline/promises';

type Input = NodeJS.ReadableStream & { readonly isTTY?: boolean };

/** Yes or no at a terminal; null where nobody can answer. Anything but yes is no. */
export async function confirm(
  question: string,
  input: Input,
  output: NodeJS.WritableStream,
): Promise<boolean | null> {
  if (!input.isTTY) return null;
  const reader = createInterface({ input, output });
  const stopped = new AbortController();
  reader.once('SIGINT', () => stopped.abort());
  try {
    return /^y(es)?$/i.test((await reader.question(`${question} [y/N] `, { signal: stopped.signal })).trim());
  } catch {
    return false;
  } finally {
    reader.close();
  }
}
