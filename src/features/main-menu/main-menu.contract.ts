import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';

/** The shape of the documents: an item opens columns of entries, or is a link itself. */
const entry = z.object({
  url: z.string(),
  ttl: z.string(),
  target_blank: z.boolean(),
  /** Whether the page that is shown is this one, or within its part of the site. */
  active: z.boolean(),
});
const column = z.object({ ttl: z.string(), url: z.string().nullable(), entries: z.array(entry) });
const item = z.object({
  id: z.number(),
  ttl: z.string(),
  url: z.string().nullable(),
  target_blank: z.boolean(),
  sub_items: z.array(column),
});

export const readMenu = endpoint({
  method: 'GET',
  path: '/api/menu/',
  summary: 'The main menu in the language of the address; `active` as seen from `path`',
  query: z.strictObject({ path: z.string().max(500).startsWith('/').optional() }),
  reply: z.object({ items: z.array(item) }),
});

export type Menu = readonly MenuItem[];
export type MenuItem = z.output<typeof item>;
export type MenuColumn = z.output<typeof column>;
export type MenuEntry = z.output<typeof entry>;
