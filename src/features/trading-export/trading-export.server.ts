import { z } from 'zod';
import {
  type ChosenDays,
  type ExportDays,
  fillExportDays,
  isStartAfterEnd,
} from '#domain/exports/export-days.ts';
import { directRefusalOf } from '#domain/exports/export-step.ts';
import { LANGUAGES } from '#domain/languages/languages.ts';
import { askForExport } from '#foundation/exports/ask-for-export.server.ts';
import type { ExportSource } from '#foundation/exports/export-source.server.ts';
import { toExportLine } from '#foundation/exports/to-export-line.server.ts';
import { formatOf } from '#foundation/i18n/format.ts';
import { Refusal } from '#foundation/refusals/refusal.ts';
import { WORKBOOK_MIMETYPE } from '#foundation/spreadsheets/write-workbook.server.ts';
import type { Context } from '#foundation/web/context.server.ts';
import { handle } from '#foundation/web/door.server.ts';
import { serveDownload } from '#foundation/web/download.server.ts';
import {
  countTradingExport,
  downloadTradingExport,
  prepareTradingExport,
} from './trading-export.contract.ts';
import { countTradingDays, findTradedListing, type TradedListing } from './trading-export.repository.ts';
import { tradingTitle } from './trading-sheet.ts';
import { tradingFileName, writeTradingWorkbook } from './trading-workbook.server.ts';

interface Wish {
  readonly listing: TradedListing;
  readonly days: ExportDays;
  readonly total: number;
}

export const serveTradingExport = serveDownload(downloadTradingExport, async ({ params, query }, context) => {
  refuseUnlessAllowed(context);
  const { listing, days } = await readWish(context, params, query);
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

export const servePrepareTradingExport = handle(prepareTradingExport, async ({ params, body }, context) => {
  refuseUnlessAllowed(context);
  const { listing, days, total } = await readWish(context, params, body);
  const { user, now, language, brand, today } = context;
  const format = formatOf(language);
  const wish: StoredWish = { ...params, ...days, isArchive: body.archive, language, brand, today };
  const asked = await askForExport(context, {
    userId: user.id,
    kind: TRADING,
    wish,
    title: `${tradingTitle(listing, language)}, ${format.day(days.from)} – ${format.day(days.to)}`,
    fileName: tradingFileName(listing, days),
    rowsTotal: total,
    now,
  });
  return toExportLine(asked, context);
});

export const TRADING = 'trading';

/** All that the file depends on: who prepares it knows nothing of the request. */
const storedWish = z.object({
  stockId: z.number(),
  groundId: z.number(),
  from: z.string(),
  to: z.string(),
  isArchive: z.boolean(),
  language: z.enum(LANGUAGES),
  brand: z.string(),
  today: z.string(),
});
type StoredWish = z.output<typeof storedWish>;

export const writeTradingExport: ExportSource = async (raw, { createdAt, ...given }) => {
  const wish = storedWish.parse(raw);
  const listing = await findTradedListing(given.database, wish);
  if (!listing) throw new Error('the share is not traded there any more');
  return writeTradingWorkbook({ ...wish, listing, days: wish, created: createdAt }, given);
};

function refuseUnlessAllowed({ viewer }: Context): void {
  const refusal = directRefusalOf(viewer);
  if (refusal) throw new Refusal(refusal);
}

async function readWish(
  context: Context,
  place: { stockId: number; groundId: number },
  chosen: ChosenDays,
): Promise<Wish> {
  const days = readDays(context, chosen);
  const listing = await readListing(context, place);
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
  place: { stockId: number; groundId: number },
): Promise<TradedListing> {
  const listing = await findTradedListing(database, place);
  if (!listing) throw new Refusal('not_traded_there');
  return listing;
}
