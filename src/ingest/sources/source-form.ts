import { z } from 'zod';
import type { Connector } from './connectors/connector.ts';
import { confirmLimits, type SourceKind, secretName, sourceCode, sourceSettings } from './source-settings.ts';

/** A source as a person writes it, in a form or on the command line; what is empty is not set. */
export interface SourceForm {
  readonly code: string;
  readonly name: string;
  readonly kind: SourceKind;
  readonly connector: Connector | null;
  readonly address: string;
  readonly schedule: string;
  readonly timeZone: string;
  readonly creates: boolean;
  readonly format: string;
  readonly venue: string;
  readonly days: string;
  readonly known: string;
  /** Rules, separated by commas. */
  readonly accept: string;
  /** What a connector requests, separated by commas, spaces or lines. */
  readonly values: string;
  readonly secret: string;
  readonly secretHeader: string;
  readonly region: string;
  /** In percent. */
  readonly rejected: number;
  readonly changed: number;
  readonly mayCreate: boolean;
}

const content = z.strictObject({
  code: sourceCode,
  name: z.string().min(1).max(100),
  kind: z.enum(['folder', 'https', 's3', 'connector']),
  address: z.string().min(1).max(500),
  schedule: z.string().max(100).nullable(),
  timeZone: z.string().min(1).max(60),
  secretName: secretName.nullable(),
  settings: sourceSettings,
  limits: confirmLimits,
});

/** What is stored of it; null where a part makes no sense. */
export function readSourceForm(form: SourceForm): z.output<typeof content> | null {
  const { connector } = form;
  const values = listOf(form.values);
  const place = connector && connector.for.each !== 'once' ? lastName(connector.for.as) : null;
  const parsed = content.safeParse({
    code: form.code,
    name: form.name || connector?.title || form.code,
    kind: form.kind,
    address: form.address || connector?.base || '',
    schedule: form.schedule || null,
    timeZone: form.timeZone || 'UTC',
    secretName: form.secret || null,
    settings: {
      creates: form.creates,
      accept: listOf(form.accept),
      ...setOnly({
        format: form.format || connector?.format,
        venue: form.venue.toUpperCase(),
        days: form.days,
        known: form.known,
        connector: connector?.code,
        secretHeader: form.secretHeader,
        region: form.region,
      }),
      ...(place && values.length > 0 && { values: { [place]: values } }),
    },
    limits: { rejected: form.rejected / 100, changed: form.changed / 100, creates: form.mayCreate },
  });
  return parsed.success ? parsed.data : null;
}

const listOf = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean);

const setOnly = (texts: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text));

/** `flow/key`: the settings call both together by the last. */
export const lastName = (places: string): string => places.slice(places.lastIndexOf('/') + 1);
