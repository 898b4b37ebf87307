import { createServer } from 'node:http';
import { findLastDays } from '../src/features/exchange-table/exchange-table.repository.ts';
import { findRecentPrices } from '../src/features/price-dynamics/price-dynamics.repository.ts';
import { findDividends } from '../src/market/dividends/dividends.repository.ts';
import { findIndexesOf, findStock } from '../src/pages/public/stock/stock.repository.ts';
import { openDatabase } from '../src/platform/database/database.server.ts';

/** The floor: the page's own queries, their rows as JSON, and nothing between them. */
const { database } = openDatabase(process.env.DATABASE_URL ?? '', { prepares: true });

const today = new Date().toISOString().slice(0, 10);

createServer(async (_, answer) => {
  const stock = await findStock(database, 'norvik-steel');
  if (!stock) throw new Error('the demo market is not loaded');
  const days = await findLastDays(database, stock.id);
  const listing = { stockId: stock.id, venueId: 1 };
  const rest = await Promise.all([
    findRecentPrices(database, listing),
    findDividends(database, stock.id, today),
    findIndexesOf(database, stock.id),
  ]);
  answer.writeHead(200, { 'content-type': 'application/json' });
  answer.end(JSON.stringify([stock, days, ...rest]));
}).listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
