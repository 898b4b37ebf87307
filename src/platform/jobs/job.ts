import type { z } from 'zod';

/** Work that is done behind the requests, declared once: whoever sends it and whoever does it agree on its data. */
export interface Job<Data extends z.ZodObject = z.ZodObject> {
  /** Its queue's name. */
  readonly name: string;
  readonly data: Data;
  readonly options: JobOptions;
}

export interface JobOptions {
  /** Repetitions after a failure, each after twice the wait of the one before. */
  readonly retries?: number;
  readonly retryAfterSeconds?: number;
  /** Beyond this it counts as failed, and its signal is raised. */
  readonly expiresAfterSeconds?: number;
  /** How often a process looks for it. */
  readonly looksEverySeconds?: number;
  /** Sent while another one waits it is that one, and never are two done at once. */
  readonly isOneAtATime?: true;
  /** A cron expression in UTC: it is sent by itself, once for all processes. */
  readonly schedule?: string;
}

export function job<Data extends z.ZodObject>({
  options = {},
  ...rest
}: Omit<Job<Data>, 'options'> & { options?: JobOptions }): Job<Data> {
  return { ...rest, options };
}
