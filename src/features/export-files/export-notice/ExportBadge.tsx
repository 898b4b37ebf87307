import { lazy, Suspense, useEffect, useState } from 'react';
import { onExport, wasExportAnnounced } from '#platform/exports/export-news.ts';
import { useHere } from '#platform/navigation/Here.tsx';

const BadgeButton = lazy(() => import('./BadgeButton.tsx'));

/** What is being prepared for the reader, in the header of every page; nothing is loaded for whoever has requested nothing. */
export function ExportBadge({ hasExports }: { hasExports: boolean }) {
  const { path } = useHere();
  const [isRequested, setRequested] = useState(wasExportAnnounced);
  useEffect(() => onExport(() => setRequested(true)), []);
  // The page of files shows the same at length.
  if ((!hasExports && !isRequested) || path.startsWith('/exports/')) return null;
  return (
    <Suspense>
      <BadgeButton />
    </Suspense>
  );
}
