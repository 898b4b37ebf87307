import { lazy, Suspense, useEffect, useState } from 'react';
import { onExport, wasExportAnnounced } from '#platform/exports/export-news.ts';
import { useHere } from '#platform/navigation/Here.tsx';

const NoticeCard = lazy(() => import('./NoticeCard.tsx'));

/** What is being prepared for the reader, on every page; nothing is loaded for whoever has requested nothing. */
export function ExportNotice({ hasExports }: { hasExports: boolean }) {
  const { path } = useHere();
  const [isRequested, setRequested] = useState(wasExportAnnounced);
  useEffect(() => onExport(() => setRequested(true)), []);
  // The page of files shows the same at length.
  if ((!hasExports && !isRequested) || path.startsWith('/exports/')) return null;
  return (
    <Suspense>
      <NoticeCard />
    </Suspense>
  );
}
