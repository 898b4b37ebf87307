import { localizedName } from '#domain/languages/localized-name.ts';
import { dayPatternOf } from '#engines/spreadsheets/day-pattern.ts';
import { WORKBOOK_MIMETYPE, writeWorkbook } from '#engines/spreadsheets/write-workbook.server.ts';
import { findKnownBond } from '#market/bonds/known-bond.repository.ts';
import { readBrand } from '#platform/brands/brands.ts';
import { serveDownload } from '#platform/http/download.server.ts';
import { demandExport } from '#platform/http/gate.server.ts';
import { formatOf } from '#platform/i18n/format.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { downloadBondSchedule } from './bond-schedule.contract.ts';
import { findNamedBond } from './bond-schedule.repository.ts';
import { toBondSchedule } from './bond-schedule.server.ts';
import type english from './labels/eng.json';
import { toScheduleSheet } from './schedule-sheet.ts';

/** A few hundred rows at most: no reason to wait for a file in the background. */
export const serveBondScheduleExport = serveDownload(downloadBondSchedule, async ({ params }, context) => {
  const { viewer, database, language, today, labels, now } = context;
  demandExport(viewer);
  const [named, known] = await Promise.all([
    findNamedBond(database, params.bondId),
    findKnownBond(database, params.bondId),
  ]);
  const schedule = named && toBondSchedule(known, { currency: named.currency, today });
  if (!schedule) throw new Refusal('not_found');

  const t = labels.translator(['bond-schedule'], language).of<keyof typeof english>('bond-schedule');
  const format = formatOf(language);
  const brand = readBrand(context.brand).name;
  const name = localizedName(named.name, named.names, language);
  const { assumption } = schedule;
  const lines = [
    `${name} – ${t('sheet')}`,
    ...(assumption
      ? [
          t(`assumption_${assumption.kind}`, {
            name: assumption.name,
            percent: format.percent(assumption.percent, 2),
            day: format.day(assumption.date),
          }),
        ]
      : []),
    t('source', { brand, day: format.day(today) }),
  ];
  return {
    name: `${named.stringId}_schedule_${today}.xlsx`,
    mimetype: WORKBOOK_MIMETYPE,
    read: async () =>
      writeWorkbook({
        title: `${name} – ${t('sheet')}`,
        creator: brand,
        created: now,
        dayPattern: dayPatternOf(language),
        sheets: [toScheduleSheet(schedule, t, lines)],
      }),
  };
});
