import { LANGUAGES, languageName } from '#domain/languages/languages.ts';
import type operator from '#page-parts/operator/labels/eng.json';
import forms from '#page-parts/operator/operator-forms.module.css';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import buttons from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import fields from '#ui/field/field.module.css';
import { FormSelect } from '#ui/select/FormSelect.tsx';
import type english from './labels/eng.json';
import type { OperatorLabelsData } from './operator-labels.contract.ts';

interface Props {
  readonly search: Pick<OperatorLabelsData, 'find' | 'module' | 'language' | 'show'>;
  readonly modules: readonly string[];
}

export function LabelSearch({ search, modules }: Props) {
  const t = useLabels<typeof english>('operator-labels');
  const shared = useLabels<typeof operator>('operator');
  const link = useLink();
  return (
    <search>
      <form className={forms.bar} action={link('/operator/labels/')}>
        <label className={classes(fields.label, forms.search)}>
          {t('find')}
          <input
            className={fields.field}
            type="search"
            name="find"
            defaultValue={search.find}
            maxLength={100}
          />
        </label>
        <FormSelect
          name="language"
          label={t('language')}
          options={LANGUAGES.map((code) => ({ id: code, text: languageName(code) }))}
          active={search.language}
        />
        <FormSelect
          name="module"
          label={t('module')}
          options={[
            { id: '', text: t('every_module') },
            ...modules.map((name) => ({ id: name, text: name })),
          ]}
          active={search.module}
        />
        {search.show !== 'all' && <input type="hidden" name="show" value={search.show} />}
        <button className={buttons.button} type="submit">
          {shared('search')}
        </button>
      </form>
    </search>
  );
}
