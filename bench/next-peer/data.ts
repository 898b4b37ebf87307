import { createApp } from '../../src/app/create-app.server.ts';
import { createLog } from '../../src/app/log.server.ts';
import { frameOf } from '../../src/app/render.server.tsx';
import { ANONYMOUS } from '../../src/domain/access/viewer.ts';
import { SHELL_LABELS } from '../../src/page-parts/shell/shell-labels.ts';
import { stockPage } from '../../src/pages/public/stock/stock.contract.ts';
import { loadStockPage } from '../../src/pages/public/stock/stock.server.ts';
import { readConfig } from '../../src/platform/configuration/config.server.ts';
import { openStores } from '../../src/platform/database/stores.server.ts';
import type { AnyPageContext } from '../../src/platform/http/context.server.ts';
import { answerPage } from '../../src/platform/http/door.server.ts';
import { DEFAULT_LOOK } from '../../src/platform/look/look.ts';
import type { PeerState } from './view.tsx';

const stores = openStores(process.env.DATABASE_URL ?? '');
const { services } = await createApp({
  config: { ...readConfig({}), rateLimits: false },
  stores,
  log: createLog('silent'),
  version: '0.0.0',
});
const { valueCache, parts, labels, clock, today, supplies } = services;
const language = 'eng';
const modules = [...new Set([...SHELL_LABELS, ...stockPage.labels])];

/** What the stock page is drawn from: the same queries on the same store as ours, read for each request. */
export async function readStockPage(stringId: string): Promise<PeerState> {
  const path = `/stocks/${stringId}/`;
  const siteAddress = { language, brand: 'basispoint', prefix: '', path, query: '', dataServer: '' } as const;
  const context = {
    client: { ip: '127.0.0.1', userAgent: '', isLocal: true },
    urlOf: (path: string) => path,
    parts,
    viewer: ANONYMOUS,
    user: null,
    numbers: 'language' as const,
    language,
    brand: siteAddress.brand,
    prefix: '',
    database: stores.primary,
    databaseAsOf: () => stores.primary,
    asOf: null,
    valueCache,
    labels,
    now: clock(),
    today: today(),
    displayOffsetMinutes: 180,
    momentOf: (instant: Date) => instant.toISOString().slice(0, 16),
    startOf: (day: string) => new Date(`${day}T00:00:00Z`),
    noteFault: (error: unknown) => console.error(error),
  } satisfies AnyPageContext;
  const data = await answerPage(loadStockPage, { params: { stringId }, query: {} }, context, supplies);
  const frame = await frameOf(services, { siteAddress, viewer: ANONYMOUS, look: DEFAULT_LOOK, path });
  return { language, frame, labels: labels.compile(modules, language), data };
}
