import { Readable } from 'node:stream';
import { BYTE_ORDER_MARK, csvLine } from '#platform/contract/csv.ts';
import { load } from '#platform/http/door.server.ts';
import { serveDownload } from '#platform/http/download.server.ts';
import { readDraft, toShownDraft } from './draft-desk.server.ts';
import { differenceDownload } from './import-batch.contract.ts';
import { countChanges, listChanges, listSeries } from './import-difference.repository.ts';
import { importDifferencePage } from './import-draft.contract.ts';

const ON_A_PAGE = 50;
const MOST_SERIES = 6;
const MOST_IN_A_FILE = 50_000;

export const loadImportDifferencePage = load(importDifferencePage, async ({ params, query }, context) => {
  const { database } = context;
  const draft = await readDraft(database, params.draftId);
  const subject = query.subject?.trim() ?? '';
  const wanted = { draftId: draft.id, subject };
  const counts = await countChanges(database, wanted);
  const kind = query.kind ?? (counts.changed > 0 ? 'changed' : 'new');
  const total = counts[kind];
  const pages = Math.max(1, Math.ceil(total / ON_A_PAGE));
  const page = Math.min(query.page, pages);
  const part = { limit: ON_A_PAGE, offset: (page - 1) * ON_A_PAGE };
  return {
    draft: toShownDraft(draft, context),
    kind,
    subject,
    counts,
    changes: await listChanges(database, { ...wanted, isNew: kind === 'new' }, part),
    series: await listSeries(database, wanted, MOST_SERIES),
    page,
    pages,
    total,
  };
});

export const serveDifferenceDownload = serveDownload(
  differenceDownload,
  async ({ params, query }, { database }) => {
    const draft = await readDraft(database, params.draftId);
    const wanted = { draftId: draft.id, subject: query.subject?.trim() ?? '' };
    const kinds = query.kind ? [query.kind === 'new'] : [false, true];
    const lines = [
      BYTE_ORDER_MARK + csvLine(['change', 'record', 'subject', 'day', 'field', 'old', 'new', 'relative']),
    ];
    for (const isNew of kinds)
      for (const row of await listChanges(
        database,
        { ...wanted, isNew },
        { limit: MOST_IN_A_FILE, offset: 0 },
      ))
        for (const [field, was, becomes] of row.fields)
          lines.push(
            csvLine([
              isNew ? 'new' : 'changed',
              row.record,
              row.subject,
              row.about,
              field,
              was,
              becomes,
              row.change,
            ]),
          );
    return {
      name: `difference-${draft.id}.csv`,
      mimetype: 'text/csv; charset=utf-8',
      read: async () => Readable.from([lines.join('')]),
    };
  },
);
