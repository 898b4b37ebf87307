import { z } from 'zod';

/** A text with places such as {secid}, {cik:10} or {newestDay+1}. */
const template = z.string().max(500);

const places = z.string().regex(/^[a-z]+(\/[a-z]+)?$/);

/** A source that comes with the site: requests as data, no code of its own. */
export const connectorSchema = z.strictObject({
  code: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  title: z.string().min(1),
  base: z.url({ protocol: /^https$/ }),
  every: z.string(),
  timeZone: z.string(),
  /** The format of its files. */
  format: z.string(),
  /** Whether it brings new instruments or issuers. */
  creates: z.boolean().default(false),
  /** One request for each of these; values of the source's settings come before those of the store. */
  for: z.discriminatedUnion('each', [
    z.strictObject({ each: z.literal('once') }),
    z.strictObject({ each: z.literal('listing'), venues: z.array(z.string()).min(1), as: places }),
    z.strictObject({ each: z.literal('issuer'), scheme: z.enum(['cik', 'lei']), as: places }),
    z.strictObject({ each: z.literal('year'), as: places }),
    z.strictObject({ each: z.literal('value'), as: places }),
  ]),
  request: z.strictObject({
    path: template.regex(/^\//),
    /** A parameter whose place has no value is left out. */
    query: z.record(z.string(), template).default({}),
  }),
  /** What the file is called. */
  file: template,
  paging: z
    .discriminatedUnion('by', [
      /** The number of the first row; a block of rows says with its cursor how many there are. */
      z.strictObject({ by: z.literal('start'), parameter: z.string(), block: z.string() }),
      /** The number of the page; the answer says which is the last. */
      z.strictObject({ by: z.literal('page'), parameter: z.string(), last: z.array(z.string()).min(1) }),
    ])
    .optional(),
  perSecond: z.number().min(0.1).max(10),
  /** {contact} is IMPORT_CONTACT; without it nothing is sent. */
  headers: z.record(z.string(), template).default({}),
});

export type Connector = z.output<typeof connectorSchema>;
