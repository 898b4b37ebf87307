import { checkQuantity, readQuantity } from '#domain/numbers/typed-quantity.ts';
import {
  addStock,
  changeQuantity,
  MOST_ITEMS,
  readWatchlist,
  removeItem,
  restoreItem,
} from '#market/watchlist/watchlist.contract.ts';
import type { ContextFor } from '#platform/http/context.server.ts';
import { handle } from '#platform/http/door.server.ts';
import { decimalMarkOf, formatOf } from '#platform/i18n/format.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import {
  findVenuesOf,
  findWatchedVenues,
  insertItem,
  lockWatchlist,
  moveBack,
  moveToRemoved,
  updateQuantity,
} from './watchlist.repository.ts';
import { toWatchlistRow } from './watchlist.wire.ts';

/** For how long a row that was taken out can be put back. */
const UNDO_MS = 86_400_000;

const serveWatchlist = handle(readWatchlist, async ({ query }, { database, user, today }) => {
  const rows = await findWatchedVenues(database, { userId: user.id, stockId: query.stockId, today });
  return { userStocksWL: rows.map(toWatchlistRow) };
});

const serveAddStock = handle(addStock, async ({ body }, context) => {
  const { database, user, now, today } = context;
  const { stockId, add, qnt = [] } = body;
  if (new Set(add).size < add.length || qnt.length > add.length) throw new Refusal('bad_request');
  const quantities = qnt.map((sent) => quantityOf(sent, context));
  const venues = await findVenuesOf(database, stockId);
  if (venues.length === 0) throw new Refusal('not_found');
  if (add.some((venueId) => !venues.includes(venueId))) throw new Refusal('not_traded_there');
  const rows = await database.transaction().execute(async (transaction) => {
    const count = await lockWatchlist(transaction, user.id);
    const watched = await findWatchedVenues(transaction, { userId: user.id, stockId, today });
    const wanted = add.flatMap((venueId, index) =>
      watched.some((row) => row.venueId === venueId) ? [] : { venueId, quantity: quantities[index] ?? null },
    );
    if (count + wanted.length > MOST_ITEMS) throw new Refusal('watchlist_full');
    for (const item of wanted)
      await insertItem(transaction, { ...item, userId: user.id, stockId, now, today });
    return findWatchedVenues(transaction, { userId: user.id, stockId, today });
  });
  return { label: 'success_add_to_wl' as const, userStocksWL: rows.map(toWatchlistRow) };
});

const serveRemoveItem = handle(removeItem, async ({ params: { id } }, { database, user, now }) =>
  found(await moveToRemoved(database, { userId: user.id, id, now })),
);

const serveRestoreItem = handle(restoreItem, async ({ params: { id } }, { database, user, now }) =>
  database.transaction().execute(async (transaction) => {
    const count = await lockWatchlist(transaction, user.id);
    const since = new Date(now.getTime() - UNDO_MS);
    const answer = found(await moveBack(transaction, { userId: user.id, id, since }));
    if (count >= MOST_ITEMS) throw new Refusal('watchlist_full');
    return answer;
  }),
);

const serveChangeQuantity = handle(changeQuantity, async ({ params: { id }, body }, context) => {
  const { database, user, today } = context;
  const quantity = quantityOf(body.quantity, context);
  return found(await updateQuantity(database, { userId: user.id, id, quantity, today }));
});

export const serveWatchlistCalls = [
  serveWatchlist,
  serveAddStock,
  serveRemoveItem,
  serveRestoreItem,
  serveChangeQuantity,
];

/** Of a row of someone else nobody learns that it exists. */
function found(isFound: boolean): { success: true } {
  if (!isFound) throw new Refusal('not_found');
  return { success: true };
}

/** A form without script sends what was typed, in the language of its page. */
function quantityOf(
  sent: number | string | null,
  { language, numbers }: Pick<ContextFor<'account'>, 'language' | 'numbers'>,
): number | null {
  if (sent === null) return null;
  const read =
    typeof sent === 'number'
      ? checkQuantity(sent)
      : readQuantity(sent, decimalMarkOf(formatOf(language, numbers)));
  if (read.kind === 'wrong') throw new Refusal('bad_quantity');
  return read.kind === 'none' ? null : read.quantity;
}
