import { useLabels } from '#platform/i18n/I18n.tsx';
import { useLinkAsOf } from '#platform/navigation/AsOf.tsx';
import button from '#ui/button/button.module.css';
import { RefusedExport } from '#ui/export-range/RefusedExport.tsx';
import { useIsScripted } from '#ui/export-range/useIsScripted.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import type english from './labels/eng.json';

/** The workbook of an explanation. Null: the same button says what is missing. */
export function ExcelLink({ href }: { href: string | null }) {
  const t = useLabels<typeof english>('explained');
  const link = useLinkAsOf();
  const isScripted = useIsScripted();
  if (href === null) return <RefusedExport isScripted={isScripted} />;
  return (
    <a className={button.button} href={link(href)} download="">
      <Icon name="download" />
      {t('excel')}
    </a>
  );
}
