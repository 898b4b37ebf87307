import fs from 'node:fs';

/** Settings that may stand in a file instead: METRICS_TOKEN_FILE names it, as secrets of containers and systemd do. */
export const SECRETS = [
  'DATABASE_URL',
  'DATABASE_LISTEN_URL',
  'DATABASE_REPLICA_URLS',
  'METRICS_TOKEN',
  'SMTP_URL',
  'PHONE_GATEWAY_TOKEN',
  'FILES_S3_KEY_ID',
  'FILES_S3_SECRET',
  'BACKUP_PASSPHRASE',
  'BACKUP_S3_KEY_ID',
  'BACKUP_S3_SECRET',
];

/**
 * The environment with what those files contain, or what is wrong with one of them. No message shows a content.
 *
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @returns {{ environment: Record<string, string | undefined>, problem: string | null }}
 */
export function readSecretFiles(environment) {
  const read = { ...environment };
  for (const name of SECRETS) {
    const file = environment[`${name}_FILE`];
    if (!file) continue;
    if (environment[name])
      return { environment: read, problem: `${name} and ${name}_FILE are both set: unset one of them` };
    try {
      read[name] = fs.readFileSync(file, 'utf8').trim();
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : error;
      return { environment: read, problem: `${name}_FILE names ${file}, which cannot be read (${code})` };
    }
  }
  return { environment: read, problem: null };
}
