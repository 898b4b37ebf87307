import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { rowId } from '#platform/contract/params.ts';

const shownAd = z.object({
  id: z.number().int(),
  text: z.string().describe('with an image: alternative text'),
  image: z.string().nullable().describe('address of the image'),
  link: z.string().describe('address on another site, or a path on this one without the language prefix'),
});

export type ShownAd = z.output<typeof shownAd>;

export const readCatfish = endpoint({
  method: 'GET',
  path: '/api/catfish/',
  summary: 'The advertisement currently shown at the bottom in this language, or none; paying users get none',
  reply: z.object({ ad: shownAd.nullable() }),
});

const params = z.strictObject({ id: rowId });
const reply = z.object({ success: z.literal(true) });

export const noteAdShown = endpoint({
  method: 'POST',
  path: '/api/catfish/:id/shown/',
  summary: 'Count an impression of an advertisement',
  params,
  reply,
});

export const noteAdClicked = endpoint({
  method: 'POST',
  path: '/api/catfish/:id/clicked/',
  summary: 'Count a click on an advertisement',
  params,
  reply,
});
