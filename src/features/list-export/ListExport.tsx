import { AUTO_SEND_ROWS } from '#domain/exports/auto-send.ts';
import { exportStepOf } from '#domain/exports/export-step.ts';
import type english from '#market/lists/labels/eng.json';
import { LISTS } from '#market/lists/list-fields.ts';
import { listWords } from '#market/lists/list-selection.ts';
import type { ListData } from '#market/lists/lists.contract.ts';
import { call } from '#platform/contract/call.ts';
import { announceExport } from '#platform/exports/export-news.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { useIsSignedIn, useViewerKind } from '#platform/session/ViewerKind.tsx';
import { ExportLink } from '#ui/export-range/ExportLink.tsx';
import { LIST_FILES, type ListFile, listExportPath, prepareListExport } from './list-export.contract.ts';

/** The whole selection as a file, with the columns that are shown. */
export function ListExport({ data }: { data: ListData }) {
  const t = useLabels<typeof english>('lists');
  const link = useLink();
  const { list, selection, total, excelExportAccess } = data;
  const viewer = { kind: useViewerKind(), isSignedIn: useIsSignedIn(), excelExportAccess };
  const query = new URLSearchParams(listWords(LISTS[list], selection)).toString();
  const run = async (file: ListFile, href: string) => {
    if (total > AUTO_SEND_ROWS) {
      await call(prepareListExport, { params: { list }, body: { query, as: file } });
      return announceExport();
    }
    // Asked first: a navigation that is refused would leave the page for an error.
    const answer = await fetch(href, { method: 'HEAD' });
    if (!answer.ok) throw new Error(`the export was answered with ${answer.status}`);
    location.assign(href);
  };
  return LIST_FILES.map((file) => {
    const href = link(listExportPath(list, query, file));
    return (
      <ExportLink
        key={file}
        id={`list-export-${file}`}
        text={t(`file_${file}`)}
        href={href}
        step={exportStepOf(viewer, total)}
        run={() => run(file, href)}
        words={{
          title: t('export_title'),
          nothing: t('nothing'),
          failed: t('export_failed'),
          locked: t('export_must_get_access'),
        }}
      />
    );
  });
}
