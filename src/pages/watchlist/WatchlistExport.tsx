import { downloadWatchlist } from '#features/watchlist/positions/positions.contract.ts';
import { useLabels, useLink } from '#foundation/i18n/I18n.tsx';
import button from '#ui/button/button.module.css';
import type english from '#ui/export-range/labels/eng.json';
import { RefusedExport } from '#ui/export-range/RefusedExport.tsx';
import { useIsScripted } from '#ui/export-range/useIsScripted.ts';
import { Icon } from '#ui/icon/Icon.tsx';

/** A link to the file, or to whoever may not have it what is missing. */
export function WatchlistExport({ mayExport }: { mayExport: boolean }) {
  const t = useLabels<typeof english>('export-range');
  const link = useLink();
  const isScripted = useIsScripted();
  if (!mayExport) return <RefusedExport isScripted={isScripted} />;
  return (
    <a className={button.button} href={link(downloadWatchlist.path)} download>
      <Icon name="download" />
      {t('excel')}
    </a>
  );
}
