import { z } from 'zod';
import { directRefusalOf } from '#domain/exports/export-step.ts';
import { LANGUAGES } from '#domain/languages/languages.ts';
import { SEARCH_CATEGORIES } from '#domain/search/categories.ts';
import { listIds } from '#engines/screener/find-page.ts';
import { WORKBOOK_MIMETYPE } from '#engines/spreadsheets/write-workbook.server.ts';
import type english from '#market/lists/labels/eng.json';
import { LISTS, type ListId } from '#market/lists/list-fields.ts';
import type { ListQuery } from '#market/lists/list-selection.ts';
import { LIST_SERVICES, type ListContext, screenList } from '#market/lists/lists.server.ts';
import type { ExportSource } from '#platform/exports/export-source.server.ts';
import { requestExport } from '#platform/exports/request-export.server.ts';
import { toExportLine } from '#platform/exports/to-export-line.server.ts';
import { handle } from '#platform/http/door.server.ts';
import { serveDownload } from '#platform/http/download.server.ts';
import { JOBS } from '#platform/jobs/jobs.server.ts';
import { lockedRefusal } from '#platform/refusals/locked-refusal.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { downloadList, LIST_FILES, type ListFile, prepareListExport } from './list-export.contract.ts';
import { writeListFile } from './list-file.server.ts';

export const LIST = 'list';

const MIMETYPES: Readonly<Record<ListFile, string>> = {
  xlsx: WORKBOOK_MIMETYPE,
  csv: 'text/csv; charset=utf-8',
};

export const serveListExport = serveDownload(
  downloadList,
  LIST_SERVICES,
  async ({ params: { list }, query }, context) => {
    const { as, ...words } = query;
    const { ids, columns } = await readShown(list, words, context);
    const { language, brand, today, now, database, labels } = context;
    return {
      name: fileNameOf(list, today, as),
      mimetype: MIMETYPES[as],
      read: async () =>
        writeListFile({ list, ids, columns, as, language, brand, today, created: now }, { database, labels }),
    };
  },
);

/** The rows are those of the moment when it was requested: written again after a restart, the file has the same. */
export const servePrepareListExport = handle(
  prepareListExport,
  { ...LIST_SERVICES, jobs: JOBS },
  async ({ params: { list }, body }, context) => {
    const query = Object.fromEntries(new URLSearchParams(body.query));
    const { ids, columns } = await readShown(list, query, context);
    const { user, now, language, brand, today, labels } = context;
    const t = labels.translator(['lists'], language).of<keyof typeof english>('lists');
    const request: StoredRequest = { list, ids, columns, as: body.as, language, brand, today };
    const requested = await requestExport(context, {
      userId: user.id,
      kind: LIST,
      request,
      title: t(`name_${list}`),
      fileName: fileNameOf(list, today, body.as),
      rowsTotal: ids.length,
      now,
    });
    return toExportLine(requested, context);
  },
);

const storedRequest = z.object({
  list: z.enum(SEARCH_CATEGORIES),
  ids: z.array(z.number()),
  /** Files that were requested before they had the shown columns have all of them. */
  columns: z.array(z.string()).optional(),
  as: z.enum(LIST_FILES),
  language: z.enum(LANGUAGES),
  brand: z.string(),
  today: z.string(),
});
type StoredRequest = z.output<typeof storedRequest>;

export const writeListExport: ExportSource = async (raw, { createdAt, ...given }) => {
  const stored = storedRequest.parse(raw);
  const columns = stored.columns ?? LISTS[stored.list].columns.map(({ key }) => key);
  return writeListFile({ ...stored, columns, created: createdAt }, given);
};

async function readShown(list: ListId, query: ListQuery, context: ListContext) {
  const refusal = directRefusalOf(context.viewer);
  if (refusal) throw lockedRefusal(refusal, 'excel-export', context.viewer);
  const { table, screened, sorting, selection } = await screenList(list, query, context);
  const ids = listIds(table, { passing: screened.passing, sorting });
  if (ids.length === 0) throw new Refusal('nothing_to_export');
  return { ids, columns: [...selection.columns] };
}

const fileNameOf = (list: ListId, today: string, as: ListFile): string => `${list}_${today}.${as}`;
