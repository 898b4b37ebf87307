import { entityPath } from '#domain/search/categories.ts';
import { BondExplanationView } from '#features/explain-number/BondExplanationView.tsx';
import type english from '#market/explain/labels/eng.json';
import type { PageView } from '#platform/contract/page-view.ts';
import { useFormat, useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { EntityHeading } from '#ui/entity-heading/EntityHeading.tsx';
import { ExcelLink } from '#ui/explained/ExcelLink.tsx';
import { TabLinks } from '#ui/tabs/TabLinks.tsx';
import styles from './ExplainBondPage.module.css';
import type { ExplainBondPageData } from './explain-bond.contract.ts';

function ExplainBondPage({ data }: { data: ExplainBondPageData }) {
  const t = useLabels<typeof english>('explain');
  const format = useFormat();
  const link = useLink();
  const bond = link(entityPath('bonds', data.string_id));
  const toTabs = (links: ExplainBondPageData['figures']) =>
    links.map(({ text, href, is_current }) => ({ text, href: link(href), isCurrent: is_current }));
  return (
    <>
      <EntityHeading
        path={{
          label: t('path'),
          links: [
            { href: link('/'), text: t('home') },
            { href: bond, text: data.name },
          ],
        }}
        name={data.body.title}
        ticker={null}
        facts={[{ text: data.name, href: bond }, t('settled', { day: format.day(data.date) })]}
        action={<ExcelLink href={data.export_link} />}
      />
      <div className={styles.ways}>
        <TabLinks label={t('figures')} items={toTabs(data.figures)} />
        {data.ends.length > 0 && <TabLinks label={t('ends')} items={toTabs(data.ends)} />}
        {data.conventions.length > 0 && (
          <TabLinks label={t('conventions')} items={toTabs(data.conventions)} />
        )}
      </div>
      <BondExplanationView data={data} level={2} />
    </>
  );
}

export const view: PageView<ExplainBondPageData> = {
  View: ExplainBondPage,
  head: ({ body, name, string_id: stringId, href }, { translator }) => {
    const t = translator.of<keyof typeof english>('explain');
    const title = `${t('title', { figure: body.title })} – ${name}`;
    return {
      title,
      description: t('description', { figure: body.title, name }),
      path: href,
      // One page of a bond is enough for a search engine.
      isIndexed: false as const,
      breadcrumbs: [
        { name: t('home'), path: '/' },
        { name, path: entityPath('bonds', stringId) },
        { name: body.title, path: href },
      ],
    };
  },
};
