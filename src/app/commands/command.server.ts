import type { ParseArgsConfig } from 'node:util';
import type { Actor } from '#platform/accounts/operator-changes/operator-change.repository.ts';
import type { Config } from '#platform/configuration/config.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import type { PasswordOptions } from './read-password.server.ts';

export interface CommandInput {
  /** What stands after the command's own words. */
  readonly positionals: readonly string[];
  readonly values: Readonly<Record<string, string | boolean | undefined>>;
}

/** What a command has without a database. */
export interface BareContext {
  readonly config: Config;
  readonly clock: () => Date;
  /** When the command was given. */
  readonly now: Date;
  readonly signal: AbortSignal;
  say(message: string): void;
  /** Requested unseen at a terminal, or read from a pipe. */
  readPassword(options?: PasswordOptions): Promise<string>;
  /** Of a command that did what it could: 0 unless it says otherwise. */
  exitWith(code: number): void;
  /** Asks at a terminal; null where nobody can answer. */
  confirm(question: string): Promise<boolean | null>;
  /** Rows for a reader, or with `--json` for a program. */
  show(rows: readonly Readonly<Record<string, unknown>>[]): void;
}

export interface CommandContext extends BareContext {
  readonly database: Database;
  /** For what needs a connection of its own. */
  readonly databaseUrl: string;
  /** Nobody in particular: whoever has the command line is the operator. */
  readonly actor: Actor;
}

interface CommandWords {
  /** Its words: `user level`. */
  readonly name: string;
  /** What stands after its words: `EMAIL LEVEL`. */
  readonly usage: string;
  readonly summary: string;
  readonly options?: NonNullable<ParseArgsConfig['options']>;
}

/**
 * One thing that the command line can do; what the operator's pages do is done by the same functions. `run` throws a `UsageError`
 * for arguments that make no sense, an `OperatorError` for what the operator can mend.
 */
export type Command = CommandWords &
  (
    | {
        /** As it is: its schema is not brought up to date first. */
        readonly store?: 'as-is';
        run(input: CommandInput, context: CommandContext): Promise<void>;
      }
    | { readonly store: 'none'; run(input: CommandInput, context: BareContext): Promise<void> }
  );

/** The arguments make no sense: the usage is shown. */
export class UsageError extends Error {}
