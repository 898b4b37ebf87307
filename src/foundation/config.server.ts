import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#domain/languages/languages.ts';
import { DEFAULT_BRAND, isBrand } from '#foundation/brands/brands.ts';
import type { Site } from '#foundation/web/address.ts';

export interface Config {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  /** Unset: the embedded database. */
  readonly databaseUrl: string | undefined;
  readonly replicaUrls: readonly string[];
  readonly preparedStatements: boolean;
  /** The address that visitors type, for canonical links. It never comes from a request's Host header. */
  readonly publicOrigin: string;
  readonly defaultLanguage: Language;
  readonly sites: readonly Site[];
  readonly trustProxy: string | false;
  readonly rateLimits: boolean;
  readonly pageCache: boolean;
  /** How long /readyz says 503 before the server stops listening, for a balancer to notice. */
  readonly drainSeconds: number;
  readonly demoPublic: boolean;
  readonly metricsToken: string | undefined;
  readonly logLevel: string;
  /** Minutes between UTC and the clock that the site shows (document A, section 9). */
  readonly displayOffsetMinutes: number;
}

/** Its message names the setting and what to write there. */
export class ConfigError extends Error {}

const flag = z
  .enum(['0', '1'])
  .default('0')
  .transform((value) => value === '1');

const variables = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_REPLICA_URLS: z.string().default(''),
  PREPARED_STATEMENTS: z.enum(['on', 'off']).default('on'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DEFAULT_LANGUAGE: z
    .custom<Language>((value) => typeof value === 'string' && isLanguage(value))
    .default(DEFAULT_LANGUAGE),
  SITES_FILE: z.string().optional(),
  TRUST_PROXY: z
    .string()
    .regex(/^((loopback|linklocal|uniquelocal|[\da-fA-F.:]+(\/\d+)?)(,\s*|$))+$/)
    .optional(),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  PAGE_CACHE: z.enum(['on', 'off']).default('on'),
  DRAIN_SECONDS: z.coerce.number().min(0).max(60).default(0),
  DEMO_PUBLIC: flag,
  METRICS_TOKEN: z.string().min(16).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  DISPLAY_OFFSET_MINUTES: z.coerce.number().int().min(-840).max(840).default(180),
});

const siteRow = z.strictObject({
  host: z.string().regex(/^[a-z0-9.-]+(:\d+)?$/),
  language: z.custom<Language>((value) => typeof value === 'string' && isLanguage(value)),
  brand: z.string().refine(isBrand).default(DEFAULT_BRAND),
});

export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = variables.safeParse(set);
  if (!parsed.success) throw new ConfigError(describe(parsed.error));
  const it = parsed.data;
  if (it.RATE_LIMITS === 'off' && !isLoopback(it.HOST)) {
    throw new ConfigError('RATE_LIMITS=off is for load tests on a loopback address only: set HOST=127.0.0.1');
  }
  return {
    host: it.HOST,
    port: it.PORT,
    dataDir: resolve(it.DATA_DIR),
    databaseUrl: it.DATABASE_URL,
    replicaUrls: it.DATABASE_REPLICA_URLS.split(',')
      .map((url) => url.trim())
      .filter(Boolean),
    preparedStatements: it.PREPARED_STATEMENTS === 'on',
    publicOrigin: new URL(
      it.PUBLIC_URL ?? `http://${isIP(it.HOST) === 6 ? `[${it.HOST}]` : it.HOST}:${it.PORT}`,
    ).origin,
    defaultLanguage: it.DEFAULT_LANGUAGE,
    sites: it.SITES_FILE ? readSites(it.SITES_FILE) : [],
    trustProxy: it.TRUST_PROXY ?? false,
    rateLimits: it.RATE_LIMITS === 'on',
    pageCache: it.PAGE_CACHE === 'on',
    drainSeconds: it.DRAIN_SECONDS,
    demoPublic: it.DEMO_PUBLIC,
    metricsToken: it.METRICS_TOKEN,
    // A person at a terminal reads what is wrong; a collector takes a line for every request.
    logLevel: it.LOG_LEVEL ?? (process.stdout.isTTY ? 'warn' : 'info'),
    displayOffsetMinutes: it.DISPLAY_OFFSET_MINUTES,
  };
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.') || host === '::ffff:127.0.0.1';
}

function readSites(file: string): Site[] {
  try {
    const parsed = z.array(siteRow).safeParse(JSON.parse(readFileSync(file, 'utf8')));
    if (parsed.success) return parsed.data;
    throw new ConfigError(`SITES_FILE ${file}: ${describe(parsed.error)}`);
  } catch (cause) {
    if (cause instanceof ConfigError) throw cause;
    throw new ConfigError(`SITES_FILE ${file} cannot be read as JSON`, { cause });
  }
}

function describe(error: z.ZodError): string {
  return error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
}
