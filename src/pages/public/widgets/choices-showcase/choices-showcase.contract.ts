import { z } from 'zod';

const kind = z.enum(['stock', 'bond', 'index', 'etf']);

/** What the tab links of this section write into the address. */
export const choicesQuery = { kind: kind.default('stock') };

const named = z.object({ id: z.number(), text: z.string() });
const link = z.object({ href: z.string(), text: z.string(), note: z.string().optional() });

export const choicesShowcase = z.object({
  kind,
  kinds: z.array(z.object({ kind, count: z.number(), names: z.array(z.string()) })),
  venues: z.array(named),
  industries: z.array(named.extend({ issuers: z.number() })),
  issuers: z.array(named.extend({ country: z.string() })),
  stocks: z.array(named.extend({ string_id: z.string(), ticker: z.string().nullable() })),
  links_elsewhere: z.array(link),
});

export type ChoicesShowcaseData = z.output<typeof choicesShowcase>;
export type Kind = z.output<typeof kind>;
