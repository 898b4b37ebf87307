import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';

/** What sources of an import may reach. */
export interface ImportConfig {
  /** Below these, folders may be read. */
  readonly folders: readonly string[];
  /** Hosts that may be requested, in lower case. */
  readonly hosts: readonly string[];
  /** Whether hosts of the own network may be among them. */
  readonly allowsPrivate: boolean;
  /** The largest file. */
  readonly mostBytes: number;
  /** Whom servers may write to; some answer only where it is given. */
  readonly contact: string;
  /** Where prices wait until they are written: as large as the data, unlike the folder for temporary files. */
  readonly stagingFolder: string;
  /** `ACME`: of IMPORT_SECRET_ACME, or of the file that IMPORT_SECRET_ACME_FILE names; null where neither is set. */
  readSecret(name: string): string | null;
}

export const importVariables = {
  IMPORT_FOLDERS: z.string().default(''),
  IMPORT_HOSTS: z
    .string()
    .regex(/^[a-zA-Z0-9.:-]+(\s*,\s*[a-zA-Z0-9.:-]+)*$/, 'names of hosts, separated by commas')
    .default(''),
  IMPORT_ALLOW_PRIVATE: z.enum(['0', '1']).default('0'),
  IMPORT_MAX_MB: z.coerce.number().int().min(1).max(8_000).default(2_048),
  IMPORT_CONTACT: z.string().trim().max(200).default(''),
};

type Read = z.output<z.ZodObject<typeof importVariables>> & { readonly DATA_DIR: string };

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

export function toImportConfig(read: Read, environment: NodeJS.ProcessEnv): ImportConfig {
  return {
    folders: listOf(read.IMPORT_FOLDERS).map((folder) => resolve(folder)),
    hosts: listOf(read.IMPORT_HOSTS).map((host) => host.toLowerCase()),
    allowsPrivate: read.IMPORT_ALLOW_PRIVATE === '1',
    mostBytes: read.IMPORT_MAX_MB * 1024 * 1024,
    contact: read.IMPORT_CONTACT,
    stagingFolder: resolve(read.DATA_DIR),
    readSecret: (name) => {
      const value = environment[`IMPORT_SECRET_${name}`];
      if (value) return value;
      const file = environment[`IMPORT_SECRET_${name}_FILE`];
      return file ? readFileSync(file, 'utf8').trim() || null : null;
    },
  };
}
