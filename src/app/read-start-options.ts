import { parseArgs } from 'node:util';

export interface StartOptions {
  /** When the demo market's prices move; null: never. */
  readonly live: 'session' | 'always' | null;
}

/** What stands after `npm start --`; null where it cannot be understood. */
export function readStartOptions(args: readonly string[]): StartOptions | null {
  try {
    const given = args.map((arg) => (arg === '--live' ? '--live=session' : arg));
    const { values } = parseArgs({ args: given, options: { live: { type: 'string' } } });
    const { live = null } = values;
    return live === null || live === 'session' || live === 'always' ? { live } : null;
  } catch {
    return null;
  }
}
