import { viewerWithLevel } from '#domain/access/viewer.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { Facts } from '#ui/facts/Facts.tsx';
import { Day } from '#ui/figure/Day.tsx';
import { Missing } from '#ui/figure/Missing.tsx';
import type { HeldAccess } from './access-requests.contract.ts';
import type english from './labels/eng.json';

/** What the reader has now, in words. */
export function AccessFacts({ access }: { access: HeldAccess }) {
  const t = useLabels<typeof english>('access-requests');
  const { kind } = viewerWithLevel(access.level);
  const hasExcel = kind === 'paid' && access.excelExportAccess;
  const until = () => {
    if (access.ends_on) return <Day day={access.ends_on} />;
    return kind === 'anonymous' ? <Missing /> : t('until_open');
  };
  return (
    <Facts
      facts={[
        { name: t('access'), value: t(`level_${kind}`) },
        { name: t('tariff'), value: access.tariffName ?? t('tariff_none') },
        { name: t('excel'), value: hasExcel ? t('excel_yes') : t('excel_no') },
        { name: t('until'), value: until() },
      ]}
    />
  );
}
