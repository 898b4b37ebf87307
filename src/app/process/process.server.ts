import { ConfigError } from '#platform/configuration/config-files.server.ts';
import { EmbeddedPostgresError } from '#platform/database/embedded/embedded-postgres-error.server.ts';
import { OutdatedSchemaError } from '#platform/database/outdated-schema.server.ts';
import { isDiskFull } from '#platform/files/full-disk.ts';

/** Something that the operator can mend: its message says how. */
export class OperatorError extends Error {
  /** For programs that start this one. */
  readonly exitCode: number;

  constructor(message: string, { exitCode = 1, ...options }: ErrorOptions & { exitCode?: number } = {}) {
    super(message, options);
    this.exitCode = exitCode;
  }
}

export function say(message: string): void {
  process.stdout.write(`basispoint: ${message}\n`);
}

/** After this a stop that hangs is cut off. */
const STOP_LIMIT_MS = 25_000;

/** Runs `stop` once, on SIGTERM, SIGINT or when the launcher is gone, and then ends the process. */
export function stopOnSignals(stop: () => Promise<void>): { signal: AbortSignal; now(): Promise<void> } {
  const controller = new AbortController();
  let stopping: Promise<void> | undefined;
  const now = () => {
    controller.abort();
    stopping ??= stop();
    return stopping;
  };
  const onSignal = () => {
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    now().then(
      () => process.exit(0),
      (error) => reportAndExit(error),
    );
  };
  for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(name, onSignal);
  if (process.connected) process.on('disconnect', onSignal);
  return { signal: controller.signal, now };
}

/** What can be mended is stated in a sentence; anything else with its trace. */
export function reportAndExit(error: unknown): never {
  const isForOperator = [OperatorError, ConfigError, EmbeddedPostgresError, OutdatedSchemaError].some(
    (kind) => error instanceof kind,
  );
  if (isForOperator) process.stderr.write(`basispoint: ${(error as Error).message}\n`);
  else if (isDiskFull(error))
    process.stderr.write(
      `basispoint: a disk is full (${(error as Error).message}): free some space, then start again\n`,
    );
  else console.error(error);
  process.exit(error instanceof OperatorError ? error.exitCode : 1);
}
