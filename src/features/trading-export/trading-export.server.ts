import { z } from 'zod';
import {
  type ChosenDays,
  type ExportDays,
  fillExportDays,
  isStartAfterEnd,
} from '#domain/exports/export-days.ts';
import { directRefusalOf } from '#domain/exports/export-step.ts';
import { LANGUAGES } from '#domain/languages/languages.ts';
import { WORKBOOK_MIMETYPE } from '#engines/spreadsheets/write-workbook.server.ts';
import type { ExportSource } from '#platform/exports/export-source.server.ts';
import { requestExport } from '#platform/exports/request-export.server.ts';
import { toExportLine } from '#platform/exports/to-export-line.server.ts';
import type { Context } from '#platform/http/context.server.ts';
import { handle } from '#platform/http/door.server.ts';
import { serveDownload } from '#platform/http/download.server.ts';
import { formatOf } from '#platform/i18n/format.ts';
import { JOBS } from '#platform/jobs/jobs.server.ts';
import { lockedRefusal } from '#platform/refusals/locked-refusal.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import {
  countTradingExport,
  downloadTradingExport,
  prepareTradingExport,
} from './trading-export.contract.ts';
import { countTradingDays, findTradedListing, type TradedListing } from './trading-export.repository.ts';
import { tradingTitle } from './trading-sheet.ts';
import { tradingFileName, writeTradingWorkbook } from './trading-workbook.server.ts';

interface RequestedDays {
  readonly listing: TradedListing;
  readonly days: ExportDays;
  readonly total: number;
}

export const serveTradingExport = serveDownload(downloadTradingExport, async ({ params, query }, context) => {
  refuseUnlessAllowed(context);
  const { listing, days } = await readRequest(context, params, query);
  const { language, brand, today, now, database, labels } = context;
  const isArchive = query.archive === '1';
  const wanted = { listing, days, isArchive, language, brand, today, created: now };
  return {
    name: tradingFileName(listing, days),
    mimetype: WORKBOOK_MIMETYPE,
    read: async () => writeTradingWorkbook(wanted, { database, labels }),
  };
});

export const serveCountTradingExport = handle(countTradingExport, async ({ params, query }, context) => {
  const listing = await readListing(context, params);
  return { total: await countTradingDays(context.database, listing.id, readDays(context, query)) };
});

export const servePrepareTradingExport = handle(
  prepareTradingExport,
  { jobs: JOBS },
  async ({ params, body }, context) => {
    refuseUnlessAllowed(context);
    const { listing, days, total } = await readRequest(context, params, body);
    const { user, now, language, brand, today } = context;
    const format = formatOf(language);
    const request: StoredRequest = { ...params, ...days, isArchive: body.archive, language, brand, today };
    const requested = await requestExport(context, {
      userId: user.id,
      kind: TRADING,
      request,
      title: format.phrase([
        tradingTitle(listing, language),
        `${format.day(days.from)} – ${format.day(days.to)}`,
      ]),
      fileName: tradingFileName(listing, days),
      rowsTotal: total,
      now,
    });
    return toExportLine(requested, context);
  },
);

export const TRADING = 'trading';

/** All that the file depends on: who prepares it knows nothing of the request. */
const storedRequest = z.object({
  stockId: z.number(),
  venueId: z.number(),
  from: z.string(),
  to: z.string(),
  isArchive: z.boolean(),
  language: z.enum(LANGUAGES),
  brand: z.string(),
  today: z.string(),
});
type StoredRequest = z.output<typeof storedRequest>;

export const writeTradingExport: ExportSource = async (raw, { createdAt, ...given }) => {
  const request = storedRequest.parse(raw);
  const listing = await findTradedListing(given.database, request);
  if (!listing) throw new Error('the share is not traded there any more');
  return writeTradingWorkbook({ ...request, listing, days: request, created: createdAt }, given);
};

function refuseUnlessAllowed({ viewer }: Context): void {
  const refusal = directRefusalOf(viewer);
  if (refusal) throw lockedRefusal(refusal, 'excel-export', viewer);
}

async function readRequest(
  context: Context,
  ids: { stockId: number; venueId: number },
  chosen: ChosenDays,
): Promise<RequestedDays> {
  const days = readDays(context, chosen);
  const listing = await readListing(context, ids);
  const total = await countTradingDays(context.database, listing.id, days);
  if (total === 0) throw new Refusal('nothing_to_export');
  return { listing, days, total };
}

function readDays({ today }: Context, chosen: ChosenDays): ExportDays {
  const { from, to } = fillExportDays(chosen, today);
  if (isStartAfterEnd({ from, to })) throw new Refusal('graph_period_start_incorrect');
  return { from, to };
}

async function readListing(
  { database }: Context,
  ids: { stockId: number; venueId: number },
): Promise<TradedListing> {
  const listing = await findTradedListing(database, ids);
  if (!listing) throw new Refusal('not_traded_there');
  return listing;
}
