import { z } from 'zod';
import { isLanguage, type Language } from '#domain/languages/languages.ts';
import { isBrand } from '#platform/brands/brands.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { flag, rowId, typedText } from '#platform/contract/params.ts';
import { AD_STATES } from './ad-state.ts';

/** Base64 takes four characters for three bytes; the other fields are small. */
const BODY_LIMIT = 320 * 1024;

const everyOrOne = (isOne: (id: string) => boolean) =>
  typedText
    .max(50)
    .default('')
    .refine((id) => id === '' || isOne(id))
    .transform((id) => id || null);

const body = z.strictObject({
  name: typedText.trim().min(1).max(100).describe('visible to administrators only'),
  text: typedText.trim().max(200).default(''),
  link: typedText.trim().max(500).describe('https://…, http://… or a path on this site'),
  language: everyOrOne(isLanguage)
    .transform((id) => id as Language | null)
    .describe('empty: all languages'),
  brand: everyOrOne(isBrand).describe('empty: all brands'),
  starts_on: typedText.max(20).describe('start date, DD.MM.YYYY or YYYY-MM-DD'),
  ends_on: typedText.max(20).default('').describe('end date; empty: until switched off'),
  is_on: flag,
  image: z
    .string()
    .max(BODY_LIMIT)
    .regex(/^[A-Za-z0-9+/]*={0,2}$/)
    .default('')
    .describe('PNG, JPEG, WebP or GIF of up to 200 kB in base64; empty: keep the current image'),
  without_image: flag.describe('removes the image'),
});

export type AdFields = z.output<typeof body>;

const params = z.strictObject({ adId: rowId });
const done = z.object({ id: z.number().int() });
const toEdit = { refused: '/operator/ads/:adId/' };

export const createAd = endpoint({
  method: 'POST',
  path: '/api/operator/ads/',
  summary: 'Create an advertisement',
  audience: 'operator',
  body,
  reply: done,
  bodyLimit: BODY_LIMIT,
  form: { refused: '/operator/ads/' },
});

export const changeAd = endpoint({
  method: 'POST',
  path: '/api/operator/ads/:adId/',
  summary: 'Change an advertisement',
  audience: 'operator',
  params,
  body,
  reply: done,
  bodyLimit: BODY_LIMIT,
  form: toEdit,
});

export const switchAd = endpoint({
  method: 'POST',
  path: '/api/operator/ads/:adId/switch/',
  summary: 'Switch an advertisement on or off',
  audience: 'operator',
  params,
  body: z.strictObject({ is_on: flag }),
  reply: done,
  form: toEdit,
});

export const deleteAd = endpoint({
  method: 'POST',
  path: '/api/operator/ads/:adId/delete/',
  summary: 'Delete an advertisement and its statistics',
  audience: 'operator',
  params,
  body: z.strictObject({}).optional(),
  reply: done,
  form: toEdit,
});

export const listedAd = z.object({
  id: z.number().int(),
  name: z.string(),
  text: z.string(),
  link: z.string(),
  language: z.custom<Language>().nullable(),
  brand: z.string().nullable(),
  startsOn: z.string(),
  endsOn: z.string().nullable(),
  isOn: z.boolean(),
  shows: z.number().int(),
  clicks: z.number().int(),
  rate: z.number().nullable().describe('click-through rate, %'),
  image: z.string().nullable(),
  state: z.enum(AD_STATES),
});

export type ListedAd = z.output<typeof listedAd>;
