import { createHash } from 'node:crypto';
import { DescribingClient } from './describing-client.server.ts';

/** Texts beyond this are one-offs, built from parts that vary: preparing them would only fill the server's memory. */
const MOST_STATEMENTS = 500;
const names = new Map<string, string>();

/**
 * Prepares each statement once for each connection: planning a page's queries takes longer than running them.
 * Behind pgbouncer in transaction mode a connection is another one each time, so there it must stay off.
 */
export class PreparingClient extends DescribingClient {
  // Callers here use a text with its values.
  override query(...args: unknown[]): never {
    const [text, values, callback] = args;
    const name = typeof text === 'string' && Array.isArray(values) ? nameOf(text) : undefined;
    return name === undefined ? super.query(...args) : super.query({ name, text, values }, callback);
  }
}

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST_STATEMENTS) return known;
  const name = createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
}
