import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { LinkList } from '#ui/link-list/LinkList.tsx';
import { Section } from '#ui/section/Section.tsx';
import type english from './labels/eng.json';
import type { StockPageData } from './stock.contract.ts';

/** The indexes that hold the share. */
export function StockIndexes({ indexes }: { indexes: readonly StockPageData['indexesList'][number][] }) {
  const t = useLabels<typeof english>('stock');
  const link = useLink();
  return (
    <Section id="indexes" title={t('in_indexes')}>
      <LinkList
        label={t('in_indexes')}
        links={indexes.map(({ string_id, name, ticker }) => ({
          href: link(`/indexes/${string_id}/`),
          text: name,
          note: ticker ?? undefined,
        }))}
      />
    </Section>
  );
}
