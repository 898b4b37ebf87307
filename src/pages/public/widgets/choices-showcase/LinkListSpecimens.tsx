import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { LinkList } from '#ui/link-list/LinkList.tsx';
import { Specimen } from '../Specimen.tsx';
import type { ChoicesShowcaseData } from './choices-showcase.contract.ts';
import type english from './labels/eng.json';

export function LinkListSpecimens({ data }: { data: ChoicesShowcaseData }) {
  const t = useLabels<typeof english>('choices-showcase');
  const link = useLink();
  const links = data.stocks.slice(0, 12).map(({ string_id, text, ticker }) => ({
    href: link(`/stocks/${string_id}/`),
    text,
    note: ticker ?? undefined,
  }));
  return (
    <>
      <Specimen id="links-many" title={t('links_many')}>
        <LinkList links={links} label={t('kind_stock')} />
      </Specimen>
      <Specimen id="links-few" title={t('links_few')}>
        <LinkList links={links.slice(0, 3)} label={t('kind_stock')} />
      </Specimen>
      <Specimen id="links-elsewhere" title={t('links_elsewhere')} note={t('links_elsewhere_note')}>
        <LinkList links={data.links_elsewhere} label={t('issuer')} />
      </Specimen>
      <Specimen id="links-empty" title={t('links_empty')}>
        <LinkList links={[]} />
      </Specimen>
    </>
  );
}
