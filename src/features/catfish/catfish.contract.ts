import { z } from 'zod';
import { endpoint } from '#foundation/web/endpoint.ts';
import { rowId } from '#foundation/web/params.ts';

const shownAd = z.object({
  id: z.number().int(),
  text: z.string().describe('with a picture: what it says, for whoever does not see it'),
  image: z.string().nullable().describe('the address of a picture'),
  link: z.string().describe('another site, or a path of this one without its language'),
});

export type ShownAd = z.output<typeof shownAd>;

export const readCatfish = endpoint({
  method: 'GET',
  path: '/api/catfish/',
  summary: 'The advertisement that the bar at the bottom shows now in this language, or none',
  reply: z.object({ ad: shownAd.nullable() }),
});

const params = z.strictObject({ id: rowId });
const reply = z.object({ success: z.literal(true) });

export const noteAdShown = endpoint({
  method: 'POST',
  path: '/api/catfish/:id/shown/',
  summary: 'Count that an advertisement was shown',
  params,
  reply,
});

export const noteAdClicked = endpoint({
  method: 'POST',
  path: '/api/catfish/:id/clicked/',
  summary: 'Count that an advertisement was followed',
  params,
  reply,
});
