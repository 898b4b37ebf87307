import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { addMonths, addYears } from '#domain/calendar/day-arithmetic.ts';
import type { Language } from '#domain/languages/languages.ts';
import type english from '#market/coming-payments/labels/eng.json';
import { readBrand } from '#platform/brands/brands.ts';
import type { FileToSend } from '#platform/files/file-to-send.ts';
import type { Context } from '#platform/http/context.server.ts';
import { serveDownload } from '#platform/http/download.server.ts';
import { formatOf } from '#platform/i18n/format.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { hashToken } from '#platform/session/secret-token.server.ts';
import { findCalendarReader } from './calendar-link.repository.ts';
import { ownCalendar, subscribedCalendar } from './coming-payments.contract.ts';
import { loadComingEvents } from './coming-payments.server.ts';
import { writeCalendar } from './write-calendar.server.ts';

/** Asked by programs, which have no cookie: the address alone says whose calendar it is. */
export const serveSubscribedCalendar = serveDownload(subscribedCalendar, async ({ params }, context) => {
  const reader = await findCalendarReader(context.database, hashToken(params.file));
  if (!reader) {
    await context.limits.countWrongLink();
    throw new Refusal('not_found');
  }
  return toFile(context, reader);
});

export const serveOwnCalendar = serveDownload(ownCalendar, (_, context) =>
  toFile(context, { userId: context.user.id, language: context.language }),
);

/** Begins a month ago: what has just happened does not vanish from the reader's calendar the day after. */
async function toFile(
  context: Context,
  { userId, language }: { userId: number; language: Language },
): Promise<FileToSend> {
  const { today, labels, brand, urlOf, startOf } = context;
  const span = { from: addMonths(today, -1), to: addYears(today, 1) };
  const events = await loadComingEvents({ ...context, language }, userId, span);
  const t = labels.translator(['coming-payments'], language).of<keyof typeof english>('coming-payments');
  const written = writeCalendar(events, {
    name: t('calendar_name', { brand: readBrand(brand).name }),
    // Changes once a day and not with every request: a program that knows the file is informed.
    stamp: startOf(today),
    t,
    format: formatOf(language),
    urlOf: (path) => urlOf(path, language),
  });
  const bytes = Buffer.from(written);
  return {
    name: `${t('file_name')}.ics`,
    mimetype: 'text/calendar; charset=utf-8',
    size: bytes.length,
    etag: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
    read: async (range) => Readable.from([range ? bytes.subarray(range.first, range.last + 1) : bytes]),
  };
}
