import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#domain/languages/languages.ts';
import { LEADING_YIELDS, type LeadingYield } from '#domain/leading-yield/leading-yield.ts';
import type { Site } from '#platform/addresses/address.ts';
import { readSecretFiles } from '../../../launch/secret-files.mjs';
import { type BackupConfig, backupVariables, toBackupConfig } from './config-backup.server.ts';
import {
  ConfigError,
  describeIssues,
  type OpenIdProvider,
  readProviders,
  readSites,
} from './config-files.server.ts';
import { type ImportConfig, importVariables, toImportConfig } from './config-import.server.ts';
import { type S3Bucket, s3Variables, toS3Bucket } from './config-s3.server.ts';

export interface Config {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  /** Where the disk keeps the contents of reports and comments. */
  readonly filesDir: string;
  /** Unset: new contents go to the disk. Set: they go to this bucket, and those on the disk are still read there. */
  readonly filesBucket: S3Bucket | undefined;
  /** The largest file that an operator may put in. */
  readonly largestFileBytes: number;
  /** Unset: the embedded database. */
  readonly databaseUrl: string | undefined;
  /** The same database without a pooler between; unset: `databaseUrl`. */
  readonly listenUrl: string | undefined;
  readonly replicaUrls: readonly string[];
  readonly preparedStatements: boolean;
  /** The address that visitors type, for canonical links. It never comes from a request's Host header. */
  readonly publicOrigin: string;
  /** Otherwise it is made of host and port. */
  readonly isPublicUrlSet: boolean;
  readonly defaultLanguage: Language;
  readonly sites: readonly Site[];
  readonly trustProxy: string | false;
  readonly rateLimits: boolean;
  readonly pageCache: boolean;
  /** Whether what pages are put together from is kept, too. */
  readonly cachesParts: boolean;
  /** How long /readyz says 503 before the server stops listening, for a balancer to notice. */
  readonly drainSeconds: number;
  readonly demoPublic: boolean;
  readonly metricsToken: string | undefined;
  /** In /.well-known/security.txt; unset: there is none. */
  readonly securityContact: string | undefined;
  readonly logLevel: string;
  /** Minutes between UTC and the clock that the site shows. */
  readonly displayOffsetMinutes: number;
  /** Whether campaign cookies and the registration banner wait for the visitor's consent. */
  readonly requiresConsent: boolean;
  /** What opening the main menu is noted as; 0: not noted. */
  readonly menuActionId: number;
  /** Whom the search is for: the documents' level 1077, or everyone. */
  readonly searchFor: 'paid' | 'everyone';
  /** The yield that is shown first. */
  readonly leadingYield: LeadingYield;
  readonly mobileApps: { readonly apple?: string; readonly android?: string; readonly huawei?: string };
  /** Unset: e-mails stay in the outbox, where the operator reads them. */
  readonly mail: { readonly url: string; readonly from: string } | undefined;
  /** Unset: text messages stay in the outbox too. */
  readonly phoneGateway: { readonly url: string; readonly token: string | undefined } | undefined;
  readonly openIdProviders: readonly OpenIdProvider[];
  readonly imports: ImportConfig;
  readonly backups: BackupConfig;
  /** Where the launcher stands in a first start, which the server continues; it alone sets it. */
  readonly startSteps: { readonly done: number; readonly total: number } | undefined;
}

const flag = z
  .enum(['0', '1'])
  .default('0')
  .transform((value) => value === '1');

export const variables = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_LISTEN_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
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
  PAGE_CACHE: z.enum(['on', 'parts', 'off']).default('on'),
  DRAIN_SECONDS: z.coerce.number().min(0).max(60).default(0),
  DEMO_PUBLIC: flag,
  METRICS_TOKEN: z.string().min(16).optional(),
  SECURITY_CONTACT: z.url({ protocol: /^(https|mailto|tel)$/ }).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  DISPLAY_OFFSET_MINUTES: z.coerce.number().int().min(-840).max(840).default(180),
  COOKIE_CONSENT: z.enum(['required', 'off']).default('required'),
  MENU_ACTION_ID: z.coerce.number().int().min(0).max(1_000_000).default(301),
  SEARCH_FOR: z.enum(['paid', 'everyone']).default('paid'),
  LEADING_YIELD: z.enum(LEADING_YIELDS).default('worst'),
  APP_STORE_URL: z.url({ protocol: /^https$/ }).optional(),
  GOOGLE_PLAY_URL: z.url({ protocol: /^https$/ }).optional(),
  APP_GALLERY_URL: z.url({ protocol: /^https$/ }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().max(200).default('Basispoint <noreply@localhost>'),
  PHONE_GATEWAY_URL: z.url({ protocol: /^https?$/ }).optional(),
  PHONE_GATEWAY_TOKEN: z.string().optional(),
  OPENID_FILE: z.string().optional(),
  ...s3Variables('FILES_S3'),
  ...backupVariables,
  ...importVariables,
  BASISPOINT_STEPS: z
    .string()
    .regex(/^\d+\/\d+$/)
    .optional(),
  FILES_MAX_MB: z.coerce.number().int().min(1).max(2_000).default(100),
});

export function readConfig(given: NodeJS.ProcessEnv = process.env): Config {
  const { environment, problem } = readSecretFiles(given);
  if (problem !== null) throw new ConfigError(problem);
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = variables.safeParse(set);
  if (!parsed.success) throw new ConfigError(describeIssues(parsed.error));
  const it = parsed.data;
  if (it.RATE_LIMITS === 'off' && !isLoopback(it.HOST)) {
    throw new ConfigError('RATE_LIMITS=off is for load tests on a loopback address only: set HOST=127.0.0.1');
  }
  return {
    host: it.HOST,
    port: it.PORT,
    dataDir: resolve(it.DATA_DIR),
    filesDir: resolve(it.DATA_DIR, 'files'),
    filesBucket: toS3Bucket(it, 'FILES_S3'),
    largestFileBytes: it.FILES_MAX_MB * 1_000_000,
    databaseUrl: it.DATABASE_URL,
    listenUrl: it.DATABASE_LISTEN_URL,
    replicaUrls: it.DATABASE_REPLICA_URLS.split(',')
      .map((url) => url.trim())
      .filter(Boolean),
    preparedStatements: it.PREPARED_STATEMENTS === 'on',
    publicOrigin: new URL(
      it.PUBLIC_URL ?? `http://${isIP(it.HOST) === 6 ? `[${it.HOST}]` : it.HOST}:${it.PORT}`,
    ).origin,
    isPublicUrlSet: it.PUBLIC_URL !== undefined,
    defaultLanguage: it.DEFAULT_LANGUAGE,
    sites: it.SITES_FILE ? readSites(it.SITES_FILE) : [],
    trustProxy: it.TRUST_PROXY ?? false,
    rateLimits: it.RATE_LIMITS === 'on',
    pageCache: it.PAGE_CACHE === 'on',
    cachesParts: it.PAGE_CACHE !== 'off',
    drainSeconds: it.DRAIN_SECONDS,
    demoPublic: it.DEMO_PUBLIC,
    metricsToken: it.METRICS_TOKEN,
    securityContact: it.SECURITY_CONTACT,
    // A person at a terminal reads what is wrong; a collector takes a line for every request.
    logLevel: it.LOG_LEVEL ?? (process.stdout.isTTY ? 'warn' : 'info'),
    displayOffsetMinutes: it.DISPLAY_OFFSET_MINUTES,
    requiresConsent: it.COOKIE_CONSENT === 'required',
    menuActionId: it.MENU_ACTION_ID,
    searchFor: it.SEARCH_FOR,
    leadingYield: it.LEADING_YIELD,
    mobileApps: {
      ...(it.APP_STORE_URL && { apple: it.APP_STORE_URL }),
      ...(it.GOOGLE_PLAY_URL && { android: it.GOOGLE_PLAY_URL }),
      ...(it.APP_GALLERY_URL && { huawei: it.APP_GALLERY_URL }),
    },
    mail: it.SMTP_URL ? { url: it.SMTP_URL, from: it.MAIL_FROM } : undefined,
    phoneGateway: it.PHONE_GATEWAY_URL
      ? { url: it.PHONE_GATEWAY_URL, token: it.PHONE_GATEWAY_TOKEN }
      : undefined,
    openIdProviders: it.OPENID_FILE ? readProviders(it.OPENID_FILE) : [],
    imports: toImportConfig(it, given),
    backups: toBackupConfig(it, resolve(it.DATA_DIR)),
    startSteps: toSteps(it.BASISPOINT_STEPS),
  };
}

function toSteps(text: string | undefined): Config['startSteps'] {
  const [done, total] = (text ?? '').split('/').map(Number);
  return done !== undefined && total !== undefined ? { done, total } : undefined;
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.') || host === '::ffff:127.0.0.1';
}
