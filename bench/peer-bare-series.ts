import { createServer } from 'node:http';
import { findSeries } from '../src/features/price-series/trading-chart.repository.ts';
import { openDatabase } from '../src/platform/database/database.server.ts';
import { SERIES_BODY } from './series-body.ts';

/** The floor: the one statement of a series, its columns sent as they come, and nothing between them. */
const { database } = openDatabase(process.env.DATABASE_URL ?? '', { prepares: true });
const requested = {
  pairs: [{ stockId: 1, venueId: 1 }],
  from: SERIES_BODY.date_from,
  to: SERIES_BODY.date_to,
  fields: SERIES_BODY.fields,
};

createServer(async (_, answer) => {
  const [pair] = await findSeries(database, requested, {
    grain: 'days',
    scale: 'values',
    today: requested.to,
  });
  answer.writeHead(200, { 'content-type': 'application/json' });
  answer.end(`[${pair?.columns.join()}]`);
}).listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
