import { z } from 'zod';
import { endpoint } from '#foundation/web/endpoint.ts';
import { rowId, wholeNumber } from '#foundation/web/params.ts';

/** A watchlist is read at a glance and asked for in one answer. */
export const MOST_ITEMS = 400;

/** A row of a watchlist under the names of document A, section 3. */
export const watchlistRow = z.object({
  'id.numeric': z.number(),
  'stocks_full_id.numeric': z.number(),
  'trading_ground_id.numeric': z.number(),
  quantity: z.number().nullable().describe('null: watched without a quantity; multiplied by later splits'),
  checked: z.literal(true).describe('its box in the dialog is ticked and cannot be changed there'),
  count: z.number().nullable().describe('what its field in the dialog shows: the quantity'),
});
export type WatchlistRow = z.output<typeof watchlistRow>;

const userStocksWL = z.array(watchlistRow);

/** A number, or as the language of the page writes it; empty or null: none. */
const quantity = z
  .union([z.number(), z.string().max(40), z.null()])
  .meta({ description: 'pieces, up to a billion with six decimals; empty or null: none' });

/** A form with one box sends a text in place of a list. */
const oneOrMany = <Item extends z.ZodType>(item: Item, most: number) =>
  z.union([z.array(item).max(most), item.transform((one) => [one])]);

const MOST_GROUNDS = 100;
const id = wholeNumber.pipe(z.number().min(1));

export const readWatchlist = endpoint({
  method: 'GET',
  path: '/api/watchlist/',
  summary: 'The reader’s watchlist, or its rows of one share; the documents’ address is /watchlist/?ajax=1',
  audience: 'account',
  query: z.strictObject({ stockId: rowId.optional() }),
  reply: z.object({ userStocksWL }),
});

/** The same as the documents call it (document A, section 7): our own scripts ask there. */
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
  summary: `Watch a share on trading grounds, ${MOST_ITEMS} rows at most; a ground that is watched already stays as it is`,
  audience: 'account',
  body: z.strictObject({
    stockId: id,
    add: oneOrMany(id, MOST_GROUNDS).refine((grounds) => grounds.length > 0),
    qnt: oneOrMany(quantity, MOST_GROUNDS)
      .optional()
      .describe('the quantity on each ground of `add`, in its order'),
  }),
  reply: z.object({
    label: z.literal('success_add_to_wl'),
    userStocksWL: userStocksWL.describe('the rows of this share'),
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
  summary: 'Take a row out of the watchlist; for a day it can be put back as it was',
});

export const restoreItem = endpoint({
  ...ofItem,
  path: '/api/watchlist/:id/restore/',
  summary: 'Put back a row that was taken out within the last day',
});

export const changeQuantity = endpoint({
  ...ofItem,
  path: '/api/watchlist/:id/quantity/',
  summary: 'How many pieces are held; empty: none',
  body: z.strictObject({ quantity }),
});
