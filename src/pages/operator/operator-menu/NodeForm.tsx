import { LANGUAGES, type Language, languageName, languageTag } from '#domain/languages/languages.ts';
import type operator from '#page-parts/operator/labels/eng.json';
import forms from '#page-parts/operator/operator-forms.module.css';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { ActionForm } from '#ui/action-form/ActionForm.tsx';
import { Badge } from '#ui/badge/Badge.tsx';
import buttons from '#ui/button/button.module.css';
import { CheckboxLine } from '#ui/checkbox/Checkbox.tsx';
import { classes } from '#ui/classes.ts';
import fields from '#ui/field/field.module.css';
import { TextField } from '#ui/field/TextField.tsx';
import type english from './labels/eng.json';
import styles from './NodeForm.module.css';
import { editNode, type OperatorMenuNodeData } from './operator-menu.contract.ts';

/** English first: the others fall back to it. */
const ORDER: readonly Language[] = ['eng', ...LANGUAGES.filter((language) => language !== 'eng')];

export function NodeForm({ node }: { node: OperatorMenuNodeData }) {
  const t = useLabels<typeof english>('operator-menu');
  const shared = useLabels<typeof operator>('operator');
  return (
    <ActionForm
      endpoint={editNode}
      params={{ nodeId: node.id }}
      className={forms.stack}
      label={t('edit')}
      done={t('saved')}
    >
      <input type="hidden" name="seen" value={node.version} />
      <p className={forms.note}>{t('titles_note')}</p>
      <div className={forms.pair}>
        {ORDER.map((language) => (
          <TitleField key={language} language={language} titles={node.titles} />
        ))}
      </div>
      <TextField label={t('url')} name="url" maxLength={500} defaultValue={node.url ?? ''}>
        <span className={forms.note}>{t('url_note')}</span>
      </TextField>
      <div className={forms.buttons}>
        <CheckboxLine name="target_blank" defaultChecked={node.targetBlank} text={t('new_tab')} />
        <CheckboxLine name="is_shown" defaultChecked={node.isShown} text={t('is_shown')} />
      </div>
      <div className={forms.buttons}>
        <button className={classes(buttons.button, buttons.solid)} type="submit">
          {shared('save')}
        </button>
      </div>
    </ActionForm>
  );
}

function TitleField({ language, titles }: { language: Language; titles: OperatorMenuNodeData['titles'] }) {
  const t = useLabels<typeof english>('operator-menu');
  const title = titles[language];
  return (
    <label className={fields.label}>
      <span className={styles.language}>
        {languageName(language)}
        {!title && <Badge tone="warn" text={t('missing')} />}
      </span>
      <input
        className={fields.field}
        name={`title_${language}`}
        lang={languageTag(language)}
        maxLength={100}
        defaultValue={title ?? ''}
        placeholder={titles.eng}
        required={language === 'eng'}
      />
    </label>
  );
}
