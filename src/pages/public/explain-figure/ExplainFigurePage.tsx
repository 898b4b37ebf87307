import { entityPath } from '#domain/search/categories.ts';
import { FigureExplanationView } from '#features/explain-figure/FigureExplanationView.tsx';
import type { FigureExplanation } from '#features/explain-figure/figure-explanation.contract.ts';
import type figureEnglish from '#features/explain-figure/labels/eng.json';
import type english from '#market/explain/labels/eng.json';
import type { PageView } from '#platform/contract/page-view.ts';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import { useLinkAsOf } from '#platform/navigation/AsOf.tsx';
import { EntityHeading } from '#ui/entity-heading/EntityHeading.tsx';
import { ExcelLink } from '#ui/explained/ExcelLink.tsx';
import { TabLinks } from '#ui/tabs/TabLinks.tsx';

function ExplainFigurePage({ data }: { data: FigureExplanation }) {
  const t = useLabels<typeof english>('explain');
  const format = useFormat();
  const link = useLinkAsOf();
  const entity = link(entityPath(data.category, data.string_id));
  return (
    <>
      <EntityHeading
        path={{
          label: t('path'),
          links: [
            { href: link('/'), text: t('home') },
            { href: entity, text: data.name },
          ],
        }}
        name={data.title}
        ticker={null}
        facts={[{ text: data.name, href: entity }, ...(data.date ? [format.day(data.date)] : [])]}
        action={<ExcelLink href={data.export_link} />}
      />
      {data.figures.length > 0 && (
        <TabLinks
          label={t('figures')}
          items={data.figures.map(({ text, href, is_current }) => ({
            text,
            href: link(href),
            isCurrent: is_current,
          }))}
        />
      )}
      <FigureExplanationView data={data} level={2} />
    </>
  );
}

export const view: PageView<FigureExplanation> = {
  View: ExplainFigurePage,
  head: ({ title, name, category, string_id: stringId, href }, { translator }) => {
    const t = translator.of<keyof typeof english>('explain');
    const figure = translator.of<keyof typeof figureEnglish>('explain-figure');
    return {
      title: `${t('title', { figure: title })} – ${name}`,
      description: figure('description', { figure: title, name }),
      path: href,
      // The page of the security is enough for a search engine.
      isIndexed: false as const,
      breadcrumbs: [
        { name: t('home'), path: '/' },
        { name, path: entityPath(category, stringId) },
        { name: title, path: href },
      ],
    };
  },
};
