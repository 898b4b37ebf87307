import { OperatorFrame } from '#page-parts/operator/OperatorFrame.tsx';
import type { PageView } from '#platform/contract/page-view.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { Empty } from '#ui/empty/Empty.tsx';
import { Pager } from '#ui/pager/Pager.tsx';
import { Section } from '#ui/section/Section.tsx';
import { SegmentLinks } from '#ui/segment/SegmentLinks.tsx';
import { LabelList } from './LabelList.tsx';
import { LabelSearch } from './LabelSearch.tsx';
import { LanguageStates } from './LanguageStates.tsx';
import type english from './labels/eng.json';
import { LABEL_SHOWS, type OperatorLabelsData } from './operator-labels.contract.ts';

function OperatorLabelsPage({ data }: { data: OperatorLabelsData }) {
  const t = useLabels<typeof english>('operator-labels');
  const link = useLink();
  const shows = LABEL_SHOWS.map((show) => ({
    href: link(pathOf({ ...data, show, page: 1 })),
    text: t(`show_${show}`),
    isCurrent: show === data.show,
  }));
  return (
    <OperatorFrame title={t('title')} lead={t('lead')}>
      <LabelSearch search={data} modules={data.modules} />
      <div>
        <SegmentLinks label={t('show')} items={shows} />
      </div>
      <div>
        {data.labels.length > 0 ? <LabelList data={data} /> : <Empty icon="list" title={t('no_labels')} />}
        {data.total > 0 && (
          <Pager
            page={data.page}
            pages={data.pages}
            total={data.total}
            hrefOf={(page) => link(pathOf({ ...data, page }))}
          />
        )}
      </div>
      <Section id="languages" title={t('languages')}>
        <LanguageStates languages={data.languages} />
      </Section>
    </OperatorFrame>
  );
}

type Search = Pick<OperatorLabelsData, 'find' | 'module' | 'language' | 'show' | 'page'>;

function pathOf({ find, module, language, show, page }: Search): string {
  const query = new URLSearchParams({
    language,
    ...(find && { find }),
    ...(module && { module }),
    ...(show !== 'all' && { show }),
    ...(page > 1 && { page: String(page) }),
  });
  return `/operator/labels/?${query}`;
}

export const view: PageView<OperatorLabelsData> = {
  View: OperatorLabelsPage,
  head: (data, { translator }) => {
    const t = translator.of<keyof typeof english>('operator-labels');
    return { title: t('title'), description: t('lead'), path: pathOf(data), isIndexed: false };
  },
};
