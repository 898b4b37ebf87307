import { ConfirmedSubmit } from '#page-parts/operator/ConfirmedSubmit.tsx';
import { OperatorFrame } from '#page-parts/operator/OperatorFrame.tsx';
import forms from '#page-parts/operator/operator-forms.module.css';
import type { PageView } from '#platform/contract/page-view.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { ActionForm } from '#ui/action-form/ActionForm.tsx';
import { Empty } from '#ui/empty/Empty.tsx';
import { Section } from '#ui/section/Section.tsx';
import type english from './labels/eng.json';
import { type OperatorSourcesData, removeSource, type ShownSource } from './operator-sources.contract.ts';
import { SourceForm } from './SourceForm.tsx';
import { SourceList } from './SourceList.tsx';

const LIST = '/operator/sources/';

function OperatorSourcesPage({ data }: { data: OperatorSourcesData }) {
  return data.source ? <OneSource data={data} source={data.source} /> : <AllSources data={data} />;
}

function AllSources({ data }: { data: OperatorSourcesData }) {
  const t = useLabels<typeof english>('operator-sources');
  return (
    <OperatorFrame title={t('title')} lead={t('lead')} refused={data.refused ?? null}>
      <div>
        <Section id="sources" title={t('list')}>
          {data.sources.length > 0 ? (
            <SourceList sources={data.sources} />
          ) : (
            <Empty icon="list" title={t('empty')} text={t('empty_text')} />
          )}
        </Section>
        <Section id="add" title={t('add_title')}>
          <SourceForm data={data} source={null} />
        </Section>
      </div>
    </OperatorFrame>
  );
}

function OneSource({ data, source }: { data: OperatorSourcesData; source: ShownSource }) {
  const t = useLabels<typeof english>('operator-sources');
  const list = useLink()(LIST);
  return (
    <OperatorFrame title={source.name} refused={data.refused ?? null}>
      <p>
        <a className="link" href={list}>
          {t('back')}
        </a>
      </p>
      <SourceList sources={[source]} />
      <Section id="settings" title={t('edit_title')}>
        <SourceForm data={data} source={source} />
      </Section>
      <Section id="remove" title={t('remove_title')}>
        <ActionForm
          endpoint={removeSource}
          params={{ code: source.code }}
          className={forms.stack}
          next={list}
          onDone={() => location.assign(list)}
        >
          <p>{t('remove_text')}</p>
          <div className={forms.buttons}>
            <ConfirmedSubmit text={t('remove')} question={t('remove_question', { source: source.code })}>
              <p>{t('remove_text')}</p>
            </ConfirmedSubmit>
          </div>
        </ActionForm>
      </Section>
    </OperatorFrame>
  );
}

export const view: PageView<OperatorSourcesData> = {
  View: OperatorSourcesPage,
  head: ({ source }, { translator }) => {
    const t = translator.of<keyof typeof english>('operator-sources');
    return {
      title: source?.name ?? t('title'),
      description: t('lead'),
      path: source ? `${LIST}${source.code}/` : LIST,
      isIndexed: false,
    };
  },
};
