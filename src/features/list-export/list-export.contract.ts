import { z } from 'zod';
import { SEARCH_CATEGORIES } from '#domain/search/categories.ts';
import type { ListId } from '#market/lists/list-fields.ts';
import { download } from '#platform/contract/download.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { exportJob } from '#platform/exports/export-job.contract.ts';

export const LIST_FILES = ['xlsx', 'csv'] as const;
export type ListFile = (typeof LIST_FILES)[number];

const params = z.strictObject({ list: z.enum(SEARCH_CATEGORIES) });
const word = z.string().max(2_000);

export const downloadList = download({
  path: '/export/lists/:list/',
  summary:
    'A list of bonds, stocks, indices, ETFs or companies as an Excel workbook or CSV: all matching rows with the columns of the query, `columns=all` for every one (the site exports more than 2,500 rows in the background)',
  params,
  query: z
    .object({ as: z.enum(LIST_FILES).default('xlsx') })
    .catchall(z.union([word, z.array(word).max(100)])),
});

export const listExportPath = (list: ListId, query: string, file: ListFile): string =>
  `/export/lists/${list}/?${query ? `${query}&` : ''}as=${file}`;

export const prepareListExport = endpoint({
  method: 'POST',
  path: '/api/lists/:list/export/',
  summary: 'Export a list in the background: up to 3 at a time and 20 in 24 hours; kept for 24 hours',
  params,
  audience: 'account',
  body: z.strictObject({
    query: z.string().max(8_000).describe('query string of the list'),
    as: z.enum(LIST_FILES),
  }),
  reply: exportJob,
});
