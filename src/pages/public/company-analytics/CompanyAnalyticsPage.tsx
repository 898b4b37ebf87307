import { entityPath } from '#domain/search/categories.ts';
import { CommentList } from '#features/analytics-comments/AnalyticsComments.tsx';
import { fillPath } from '#platform/contract/page.ts';
import type { PageView } from '#platform/contract/page-view.ts';
import { useFormat, useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { useSignInHref } from '#platform/navigation/useSignInHref.ts';
import type refusals from '#platform/refusals/labels/eng.json';
import { Empty } from '#ui/empty/Empty.tsx';
import { EntityHeading } from '#ui/entity-heading/EntityHeading.tsx';
import { Message } from '#ui/message/Message.tsx';
import { Pager } from '#ui/pager/Pager.tsx';
import { Section } from '#ui/section/Section.tsx';
import { type CompanyAnalyticsPageData, companyAnalyticsPage } from './company-analytics.contract.ts';
import type english from './labels/eng.json';

const pathOf = ({ stringId }: Pick<CompanyAnalyticsPageData, 'stringId'>) =>
  fillPath(companyAnalyticsPage.path, { stringId });

function CompanyAnalyticsPage({ data }: { data: CompanyAnalyticsPageData }) {
  const t = useLabels<typeof english>('company-analytics');
  const link = useLink();
  const format = useFormat();
  const { name, stringId, block, page, pages } = data;
  const company = link(entityPath('companies', stringId));
  const hrefOf = (each: number) => link(pathOf(data)) + (each > 1 ? `?page=${each}` : '');
  return (
    <>
      <EntityHeading
        path={{
          label: t('path'),
          links: [
            { href: link('/'), text: t('home') },
            { href: company, text: name },
          ],
        }}
        name={t('title', { name })}
        ticker={null}
        facts={[]}
      />
      <Refused code={data.refused} />
      <Section id="comments" title={t('count', { count: block.total, shown: format.number(block.total, 0) })}>
        {block.total === 0 ? (
          <Empty icon="message" title={t('empty')}>
            <a className="link" href={company}>
              {t('to_company')}
            </a>
          </Empty>
        ) : (
          <>
            <CommentList data={block} limit={block.comments.length} />
            <Pager page={page} pages={pages} total={block.total} hrefOf={hrefOf} />
          </>
        )}
      </Section>
    </>
  );
}

/** Why the form that was posted without script was refused. */
function Refused({ code }: { code: CompanyAnalyticsPageData['refused'] }) {
  const why = useLabels<typeof refusals>('refusals');
  const href = useSignInHref();
  if (!code) return null;
  if (code !== 'must_sign_in') return <Message>{why(code)}</Message>;
  return (
    <Message>
      <a className="link" href={href}>
        {why(code)}
      </a>
    </Message>
  );
}

export const view: PageView<CompanyAnalyticsPageData> = {
  View: CompanyAnalyticsPage,
  head: (data, { translator }) => {
    const t = translator.of<keyof typeof english>('company-analytics');
    const { name, stringId } = data;
    const title = t('title', { name });
    return {
      title,
      description: t('description', { name }),
      path: pathOf(data),
      ...((data.block.total === 0 || data.page > 1) && { isIndexed: false as const }),
      breadcrumbs: [
        { name: t('home'), path: '/' },
        { name, path: entityPath('companies', stringId) },
        { name: title, path: pathOf(data) },
      ],
    };
  },
};
