import type { PageView } from '#platform/contract/page-view.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { Section } from '#ui/section/Section.tsx';
import styles from './ApiDocsPage.module.css';
import type { ApiDocsPageData } from './api-docs.contract.ts';
import { CallList } from './CallList.tsx';
import type english from './labels/eng.json';

const DESCRIPTION_PATH = '/openapi.json';

function ApiDocsPage({ data }: { data: ApiDocsPageData }) {
  const t = useLabels<typeof english>('api-docs');
  return (
    <>
      <div className={styles.head}>
        <h1>{t('heading')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        <p className={styles.lead}>
          <a className="link" href={DESCRIPTION_PATH}>
            {t('openapi')}
          </a>
        </p>
      </div>
      <Section id="endpoints" title={t('endpoints')}>
        <CallList calls={data.calls.filter(({ kind }) => kind === 'endpoint')} />
      </Section>
      <Section id="pages" title={t('pages')}>
        <p className={styles.lead}>{t('pages_lead')}</p>
        <CallList calls={data.calls.filter(({ kind }) => kind === 'page')} />
      </Section>
    </>
  );
}

export const view: PageView<ApiDocsPageData> = {
  View: ApiDocsPage,
  head: (_, { translator }) => {
    const t = translator.of<keyof typeof english>('api-docs');
    return { title: t('heading'), description: t('lead'), path: '/api/docs/' };
  },
};
