import { dayOf } from '#domain/calendar/written-day.ts';
import { localizedName } from '#domain/languages/localized-name.ts';
import { dayPatternOf } from '#engines/spreadsheets/day-pattern.ts';
import { WORKBOOK_MIMETYPE, writeWorkbook } from '#engines/spreadsheets/write-workbook.server.ts';
import { findWatchedPositions, type WatchedPosition } from '#market/watchlist/watched-positions.server.ts';
import { readBrand } from '#platform/brands/brands.ts';
import type { ContextFor } from '#platform/http/context.server.ts';
import { serveDownload } from '#platform/http/download.server.ts';
import { demandExport } from '#platform/http/gate.server.ts';
import { formatOf } from '#platform/i18n/format.ts';
import type english from './labels/eng.json';
import { downloadWatchlist } from './positions.contract.ts';
import { type SheetPosition, toPositionsSheet } from './positions-sheet.ts';

/** 400 rows at most: no reason to wait for a file in the background. */
export const serveWatchlistExport = serveDownload(downloadWatchlist, async (_, context) => {
  const { viewer, language, today, labels, now } = context;
  demandExport(viewer);

  const watched = await findWatchedPositions(context);
  const t = labels.translator(['positions'], language).of<keyof typeof english>('positions');
  const brand = readBrand(context.brand).name;
  const source = t('source', { brand, day: formatOf(language).day(today) });
  const sheet = toPositionsSheet(
    watched.map((position) => toSheetPosition(position, context)),
    t,
    source,
  );
  return {
    name: `watchlist_${today}.xlsx`,
    mimetype: WORKBOOK_MIMETYPE,
    read: async () =>
      writeWorkbook({
        title: t('sheet'),
        creator: brand,
        created: now,
        dayPattern: dayPatternOf(language),
        sheets: [sheet],
      }),
  };
});

function toSheetPosition(
  position: WatchedPosition,
  { language, momentOf }: Pick<ContextFor<'account'>, 'language' | 'momentOf'>,
): SheetPosition {
  return {
    ...position,
    name: localizedName(position.name, position.names, language),
    venue: localizedName(position.venueCode, position.venueNames, language),
    addedOn: dayOf(momentOf(position.addedAt)),
  };
}
