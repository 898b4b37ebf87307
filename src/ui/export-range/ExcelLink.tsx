import { useLabels } from '#platform/i18n/I18n.tsx';
import button from '#ui/button/button.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import type english from './labels/eng.json';
import { RefusedExport } from './RefusedExport.tsx';
import { useIsScripted } from './useIsScripted.ts';

interface Props {
  /** With the language. */
  readonly href: string;
  readonly mayExport: boolean;
}

/** A link to a file that requests no days, or to whoever may not have it what is missing. */
export function ExcelLink({ href, mayExport }: Props) {
  const t = useLabels<typeof english>('export-range');
  const isScripted = useIsScripted();
  if (!mayExport) return <RefusedExport isScripted={isScripted} />;
  return (
    <a className={button.button} href={href} rel="nofollow" download>
      <Icon name="download" />
      {t('excel')}
    </a>
  );
}
