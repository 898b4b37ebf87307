import { lazy, Suspense, useEffect, useState } from 'react';
import { onExport, wasExportTold } from '#foundation/exports/export-news.ts';
import { useHere } from '#foundation/navigation/Here.tsx';

const NoticeCard = lazy(() => import('./NoticeCard.tsx'));

/** What is being prepared for the reader, on every page; nothing is loaded for whoever has asked for nothing. */
export function ExportNotice({ hasExports }: { hasExports: boolean }) {
  const { path } = useHere();
  const [isAsked, setAsked] = useState(wasExportTold);
  useEffect(() => onExport(() => setAsked(true)), []);
  // The page of files tells the same at length.
  if ((!hasExports && !isAsked) || path.startsWith('/exports/')) return null;
  return (
    <Suspense>
      <NoticeCard />
    </Suspense>
  );
}
