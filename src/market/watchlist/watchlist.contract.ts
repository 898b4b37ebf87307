import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { rowId, wholeNumber } from '#platform/contract/params.ts';

/** A watchlist is read at a glance and requested in one answer. */
export const MOST_ITEMS = 400;

/** A row of a watchlist under its wire names (WL-02). */
export const watchlistRow = z.object({
  'id.numeric': z.number(),
  'stocks_full_id.numeric': z.number(),
  'trading_ground_id.numeric': z.number(),
  quantity: z.number().nullable().describe('null: no quantity; adjusted for later splits'),
  checked: z.literal(true).describe('already on the watchlist: its checkbox is ticked and disabled'),
  count: z.number().nullable().describe('quantity shown in the dialog'),
});
export type WatchlistRow = z.output<typeof watchlistRow>;

const userStocksWL = z.array(watchlistRow);

/** A number, or as the language of the page writes it; empty or null: none. */
const quantity = z
  .union([z.number(), z.string().max(40), z.null()])
  .meta({ description: 'quantity, up to one billion, with up to six decimals; empty or null: none' });

/** A form with one box sends a text in place of a list. */
const oneOrMany = <Item extends z.ZodType>(item: Item, most: number) =>
  z.union([z.array(item).max(most), item.transform((one) => [one])]);

const MOST_VENUES = 100;
const id = wholeNumber.pipe(z.number().min(1));

export const readWatchlist = endpoint({
  method: 'GET',
  path: '/api/watchlist/',
  alsoAt: { path: '/watchlist/', query: { ajax: '1' } },
  summary: 'Your watchlist, or its rows for one stock; also at /watchlist/?ajax=1',
  audience: 'account',
  query: z.strictObject({ stockId: rowId.optional() }),
  reply: z.object({ userStocksWL }),
});

/** The same as the documents call it: our own scripts ask there. */
export const ajaxWatchlist = endpoint({
  method: 'GET',
  path: '/watchlist/',
  summary: readWatchlist.summary,
  audience: 'account',
  query: z.strictObject({ ajax: z.literal('1'), stockId: rowId.optional() }),
  reply: readWatchlist.reply,
});

export const addStock = endpoint({
  method: 'POST',
  path: '/api/watchlist/addStock/',
  summary: `Add a stock on one or more exchanges to the watchlist, up to ${MOST_ITEMS} rows; existing rows are unchanged`,
  audience: 'account',
  body: z.strictObject({
    stockId: id,
    add: oneOrMany(id, MOST_VENUES).refine((venues) => venues.length > 0),
    qnt: oneOrMany(quantity, MOST_VENUES)
      .optional()
      .describe('quantity for each exchange in `add`, in the same order'),
  }),
  reply: z.object({
    label: z.literal('success_add_to_wl'),
    userStocksWL: userStocksWL.describe('rows of this stock'),
  }),
  form: { refused: '/watchlist/' },
});

const ofItem = {
  method: 'POST',
  audience: 'account',
  params: z.strictObject({ id: rowId }),
  body: z.strictObject({}).optional(),
  reply: z.object({ success: z.literal(true) }),
  form: { refused: '/watchlist/' },
} as const;

export const removeItem = endpoint({
  ...ofItem,
  path: '/api/watchlist/:id/remove/',
  summary: 'Remove a row from the watchlist; it can be restored for 24 hours',
});

export const restoreItem = endpoint({
  ...ofItem,
  path: '/api/watchlist/:id/restore/',
  summary: 'Restore a row removed within the last 24 hours',
});

export const changeQuantity = endpoint({
  ...ofItem,
  path: '/api/watchlist/:id/quantity/',
  summary: 'Set the quantity held; empty: none',
  body: z.strictObject({ quantity }),
});
