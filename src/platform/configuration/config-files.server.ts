import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { isLanguage, type Language } from '#domain/languages/languages.ts';
import type { Site } from '#platform/addresses/address.ts';
import { DEFAULT_BRAND, isBrand } from '#platform/brands/brands.ts';

/** Its message names the setting and what to write there. */
export class ConfigError extends Error {}

/** A service that knows who someone is, by OpenID Connect. */
export interface OpenIdProvider {
  /** In addresses: `/auth/<id>/`. */
  readonly id: string;
  /** On the button. */
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

const siteRow = z.strictObject({
  host: z.string().regex(/^[a-z0-9.-]+(:\d+)?$/),
  language: z.custom<Language>((value) => typeof value === 'string' && isLanguage(value)),
  brand: z.string().refine(isBrand, 'there is no such brand').default(DEFAULT_BRAND),
  dataServer: z
    .url({ protocol: /^https?$/ })
    .refine((url) => new URL(url).origin === url, 'an origin is wanted: https://data.example.org')
    .optional(),
  cookieDomain: z
    .string()
    .regex(/^[a-z0-9.-]+$/)
    .optional(),
});

const providerRow = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]{0,30}$/),
  name: z.string().min(1).max(50),
  issuer: z.url({ protocol: /^https?$/ }),
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
});

export const readSites = (file: string): Site[] => readRows('SITES_FILE', file, siteRow);

export const readProviders = (file: string): OpenIdProvider[] => readRows('OPENID_FILE', file, providerRow);

export function describeIssues(error: z.ZodError): string {
  return error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
}

function readRows<Row extends z.ZodType>(setting: string, file: string, row: Row): z.output<Row>[] {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new ConfigError(`${setting} ${file} cannot be read as JSON`, { cause });
  }
  const parsed = z.array(row).safeParse(content);
  if (parsed.success) return parsed.data;
  throw new ConfigError(`${setting} ${file}: ${describeIssues(parsed.error)}`);
}
