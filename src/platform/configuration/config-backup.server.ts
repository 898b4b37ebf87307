import { resolve } from 'node:path';
import { CronExpressionParser } from 'cron-parser';
import { z } from 'zod';
import { type S3Bucket, s3Variables, toS3Bucket } from './config-s3.server.ts';

/** Backups that the site makes by itself. */
export interface BackupConfig {
  /** A cron expression in UTC; unset: none are made. */
  readonly schedule: string | undefined;
  /** Where they go, and where one is prepared that goes to a bucket. */
  readonly dir: string;
  readonly bucket: S3Bucket | undefined;
  /** The newest this many remain. */
  readonly keep: number;
  /** Unset: they are not encrypted. */
  readonly passphrase: string | undefined;
}

export const backupVariables = {
  BACKUP_SCHEDULE: z.string().trim().refine(isSchedule, 'five fields of cron: 30 2 * * *').optional(),
  BACKUP_DIR: z.string().optional(),
  BACKUP_KEEP: z.coerce.number().int().min(1).max(1_000).default(7),
  BACKUP_PASSPHRASE: z.string().min(10, 'at least 10 characters').optional(),
  ...s3Variables('BACKUP_S3'),
};

type Read = z.output<z.ZodObject<typeof backupVariables>>;

export const toBackupConfig = (read: Read, dataDir: string): BackupConfig => ({
  schedule: read.BACKUP_SCHEDULE,
  dir: resolve(read.BACKUP_DIR ?? resolve(dataDir, 'backups')),
  bucket: toS3Bucket(read, 'BACKUP_S3'),
  keep: read.BACKUP_KEEP,
  passphrase: read.BACKUP_PASSPHRASE,
});

function isSchedule(text: string): boolean {
  try {
    return text.split(/\s+/).length === 5 && CronExpressionParser.parse(text) !== null;
  } catch {
    return false;
  }
}
