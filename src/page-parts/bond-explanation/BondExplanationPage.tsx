import { BondExplanationView } from '#features/explain-number/BondExplanationView.tsx';
import type { BondExplanation } from '#features/explain-number/bond-explanation.contract.ts';
import type english from '#market/explain/labels/eng.json';
import type { PageView } from '#platform/contract/page-view.ts';
import { useFormat, useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { EntityHeading } from '#ui/entity-heading/EntityHeading.tsx';
import { ExcelLink } from '#ui/explained/ExcelLink.tsx';
import { TabLinks } from '#ui/tabs/TabLinks.tsx';
import styles from './BondExplanationPage.module.css';

interface Props {
  readonly data: BondExplanation;
  /** Where the number stands, without the prefix of the language. */
  readonly from: string;
}

/** The explanation of a number of a bond, of the store or typed, as a page of its own. */
export function BondExplanationPage({ data, from }: Props) {
  const t = useLabels<typeof english>('explain');
  const format = useFormat();
  const link = useLink();
  const bond = link(from);
  const toTabs = (links: BondExplanation['figures']) =>
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

type Head = NonNullable<PageView<BondExplanation>['head']>;

export function bondExplanationHead(
  { body, name, href }: BondExplanation,
  from: string,
  { translator }: Pick<Parameters<Head>[1], 'translator'>,
): ReturnType<Head> {
  const t = translator.of<keyof typeof english>('explain');
  return {
    title: `${t('title', { figure: body.title })} – ${name}`,
    description: t('description', { figure: body.title, name }),
    path: href,
    // One page of a bond is enough for a search engine.
    isIndexed: false as const,
    breadcrumbs: [
      { name: t('home'), path: '/' },
      { name, path: from },
      { name: body.title, path: href },
    ],
  };
}
