import { languageName, languageTag } from '#domain/languages/languages.ts';
import { OperatorFrame } from '#page-parts/operator/OperatorFrame.tsx';
import forms from '#page-parts/operator/operator-forms.module.css';
import type { PageView } from '#platform/contract/page-view.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { ActionForm } from '#ui/action-form/ActionForm.tsx';
import buttons from '#ui/button/button.module.css';
import { Missing } from '#ui/figure/Missing.tsx';
import { LabelForm } from './LabelForm.tsx';
import { labelPath } from './label-path.ts';
import type english from './labels/eng.json';
import styles from './OperatorLabelPage.module.css';
import { type OperatorLabelData, unsetLabel } from './operator-labels.contract.ts';

function OperatorLabelPage({ data }: { data: OperatorLabelData }) {
  const t = useLabels<typeof english>('operator-labels');
  const link = useLink();
  const { module, key, language, override } = data;
  return (
    <OperatorFrame title={`${module} · ${key}`} lead={languageName(language)} refused={data.refused ?? null}>
      <p>
        <a className="link" href={link(`/operator/labels/?language=${language}&module=${module}`)}>
          {t('back')}
        </a>
      </p>
      <dl className={styles.texts}>
        {language !== 'eng' && <Text name={t('english')} text={data.english} lang="en" />}
        <Text name={t('shipped')} text={data.shipped} lang={languageTag(language)} />
        <Text name={t('override')} text={override} lang={languageTag(language)} />
      </dl>
      <LabelForm label={data} />
      {override !== null && (
        <ActionForm endpoint={unsetLabel} params={{ module, key, language }} done={t('removed')}>
          <input type="hidden" name="seen" value={override} />
          <button className={buttons.button} type="submit">
            {t('remove')}
          </button>
        </ActionForm>
      )}
      <p className={forms.note}>{t('label_note')}</p>
    </OperatorFrame>
  );
}

function Text({ name, text, lang }: { name: string; text: string | null; lang: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd lang={lang}>{text ?? <Missing />}</dd>
    </div>
  );
}

export const view: PageView<OperatorLabelData> = {
  View: OperatorLabelPage,
  head: (data) => ({
    title: `${data.module} · ${data.key}`,
    description: languageName(data.language),
    path: labelPath(data),
    isIndexed: false,
  }),
};
