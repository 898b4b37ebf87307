import { UsageError } from './command.server.ts';

/** The one argument of a command that is about one row. */
export function readId(positionals: readonly string[], count = 1): number {
  const [id = ''] = positionals;
  if (positionals.length !== count || !/^[1-9]\d{0,8}$/.test(id)) throw new UsageError();
  return Number(id);
}
