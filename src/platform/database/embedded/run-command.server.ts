import { execFile } from 'node:child_process';

export interface Command {
  readonly file: string;
  readonly args: readonly string[];
  readonly cwd?: string;
  readonly uid?: number;
  readonly gid?: number;
}

export interface CommandResult {
  /** Null when it could not be started or was killed. */
  readonly code: number | null;
  readonly output: string;
}

/** A fixed environment: PGDATA, PGPORT and their kin from the outside must not reach our server. */
export const COMMAND_ENVIRONMENT = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  LC_ALL: 'C',
  TZ: 'UTC',
};

export function runCommand({ file, args, ...options }: Command): Promise<CommandResult> {
  return new Promise((resolve) => {
    try {
      execFile(file, [...args], { ...options, env: COMMAND_ENVIRONMENT }, (error, stdout, stderr) => {
        const output = `${stdout}${stderr}`;
        if (error === null) resolve({ code: 0, output });
        else
          resolve({
            code: typeof error.code === 'number' ? error.code : null,
            output: output || error.message,
          });
      });
    } catch (error) {
      // A refused change of user is thrown rather than reported.
      resolve({ code: null, output: String(error) });
    }
  });
}
