import { LANGUAGES, languageName } from '#domain/languages/languages.ts';
import type operator from '#page-parts/operator/labels/eng.json';
import { OperatorFrame } from '#page-parts/operator/OperatorFrame.tsx';
import forms from '#page-parts/operator/operator-forms.module.css';
import type { PageView } from '#platform/contract/page-view.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import buttons from '#ui/button/button.module.css';
import { Empty } from '#ui/empty/Empty.tsx';
import { Section } from '#ui/section/Section.tsx';
import { FormSelect } from '#ui/select/FormSelect.tsx';
import { AddNodeForm } from './AddNodeForm.tsx';
import type english from './labels/eng.json';
import { MenuPreview } from './MenuPreview.tsx';
import { MenuTree } from './MenuTree.tsx';
import type { OperatorMenuData } from './operator-menu.contract.ts';

function OperatorMenuPage({ data }: { data: OperatorMenuData }) {
  const t = useLabels<typeof english>('operator-menu');
  return (
    <OperatorFrame title={t('title')} lead={t('lead')} refused={data.refused ?? null}>
      <div>
        <Section id="tree" title={t('tree')}>
          {data.nodes.length > 0 ? (
            <MenuTree nodes={data.nodes} />
          ) : (
            <Empty icon="list" title={t('no_nodes')} />
          )}
        </Section>
        <Section id="add" title={t('add_title')}>
          <AddNodeForm nodes={data.nodes} />
        </Section>
        <Section id="preview" title={t('preview')}>
          <LanguageForm language={data.language} />
          <MenuPreview items={data.preview} />
        </Section>
      </div>
    </OperatorFrame>
  );
}

function LanguageForm({ language }: Pick<OperatorMenuData, 'language'>) {
  const t = useLabels<typeof english>('operator-menu');
  const shared = useLabels<typeof operator>('operator');
  const link = useLink();
  return (
    <form className={forms.bar} action={link('/operator/menu/#preview')}>
      <FormSelect
        name="language"
        label={t('language')}
        options={LANGUAGES.map((code) => ({ id: code, text: languageName(code) }))}
        active={language}
      />
      <button className={buttons.button} type="submit">
        {shared('show')}
      </button>
    </form>
  );
}

export const view: PageView<OperatorMenuData> = {
  View: OperatorMenuPage,
  head: (_, { translator }) => {
    const t = translator.of<keyof typeof english>('operator-menu');
    return { title: t('title'), description: t('lead'), path: '/operator/menu/', isIndexed: false };
  },
};
