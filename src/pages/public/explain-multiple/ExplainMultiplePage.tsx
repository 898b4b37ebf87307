import { entityPath } from '#domain/search/categories.ts';
import { ExplanationView } from '#features/multipliers/ExplanationView.tsx';
import type multipliers from '#features/multipliers/labels/eng.json';
import type { PageView } from '#platform/contract/page-view.ts';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import { useLinkAsOf } from '#platform/navigation/AsOf.tsx';
import { EntityHeading } from '#ui/entity-heading/EntityHeading.tsx';
import { ExcelLink } from '#ui/explained/ExcelLink.tsx';
import type { ExplainMultiplePageData } from './explain-multiple.contract.ts';
import type english from './labels/eng.json';

function ExplainMultiplePage({ data }: { data: ExplainMultiplePageData }) {
  const t = useLabels<typeof english>('explain-multiple');
  const words = useLabels<typeof multipliers>('multipliers');
  const format = useFormat();
  const link = useLinkAsOf();
  const { explanation, issuer_name: issuer } = data;
  const company = link(entityPath('companies', data.string_id));
  const when = explanation.date === 'now' ? words('now') : t('of_day', { day: format.day(explanation.date) });
  return (
    <>
      <EntityHeading
        path={{
          label: t('path'),
          links: [
            { href: link('/'), text: t('home') },
            { href: company, text: issuer },
          ],
        }}
        name={explanation.name}
        ticker={null}
        facts={[{ text: issuer, href: `${company}#multipliers` }, when]}
        action={<ExcelLink href={explanation.export_link} />}
      />
      <ExplanationView explanation={explanation} level={2} />
    </>
  );
}

export const view: PageView<ExplainMultiplePageData> = {
  View: ExplainMultiplePage,
  head: ({ explanation: { name }, issuer_name: issuer, string_id: stringId, href }, { translator }) => {
    const t = translator.of<keyof typeof english>('explain-multiple');
    return {
      title: `${t('title', { name })} – ${issuer}`,
      description: t('description', { name, issuer }),
      path: href,
      // The page of the issuer is enough for a search engine.
      isIndexed: false as const,
      breadcrumbs: [
        { name: t('home'), path: '/' },
        { name: issuer, path: entityPath('companies', stringId) },
        { name, path: href },
      ],
    };
  },
};
