import { appendFileSync } from 'node:fs';
import { DescribingClient } from '#platform/database/describing-client.server.ts';

/**
 * A setup file of Vitest where RECORD_STATEMENTS names a file: writes every statement that the site sends in these tests
 * there, one JSON text per line. See write-release.ts.
 */
const file = process.env.RECORD_STATEMENTS ?? '';
const patched = DescribingClient.prototype as { isRecorded?: boolean } & DescribingClient;
const seen = new Set<string>();

if (!patched.isRecorded) {
  patched.isRecorded = true;
  const send: (...args: unknown[]) => never = patched.query;
  patched.query = function (this: DescribingClient, ...args: unknown[]): never {
    const text = textOf(args[0]);
    if (text !== null && !seen.has(text)) {
      seen.add(text);
      appendFileSync(file, `${JSON.stringify(text)}\n`);
    }
    return send.apply(this, args);
  };
}

function textOf(given: unknown): string | null {
  if (typeof given === 'string') return given;
  const { text, submit } = given as { text?: unknown; submit?: unknown };
  return typeof text === 'string' && submit === undefined ? text : null;
}
