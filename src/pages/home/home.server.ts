import { loadMostTraded } from '#features/stock-list/stock-list.server.ts';
import { load } from '#foundation/web/door.server.ts';
import { homePage } from './home.contract.ts';
import { readMarketCounts } from './home.repository.ts';

const MOST_TRADED = 20;

export const loadHomePage = load(homePage, async (_, { database, language }) => {
  const [rows, counts] = await Promise.all([
    loadMostTraded(database, MOST_TRADED, language),
    readMarketCounts(database),
  ]);
  return { rows, counts };
});
