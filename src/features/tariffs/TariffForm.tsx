import { useState } from 'react';
import { LANGUAGES, type Language, languageName, languageTag } from '#domain/languages/languages.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { ActionForm } from '#ui/action-form/ActionForm.tsx';
import buttons from '#ui/button/button.module.css';
import { CheckboxLine } from '#ui/checkbox/Checkbox.tsx';
import { classes } from '#ui/classes.ts';
import fields from '#ui/field/field.module.css';
import { TextField } from '#ui/field/TextField.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { Select } from '#ui/select/Select.tsx';
import type english from './labels/eng.json';
import styles from './TariffForm.module.css';
import { changeTariff, LONGEST_DESCRIPTION, LONGEST_NAME, type Tariff } from './tariffs.contract.ts';

const PERIODS = ['month', 'year'] as const;

/** One tariff to edit: its price, whether it is offered, and its words in every language. */
export function TariffForm({ tariff }: { tariff: Tariff }) {
  const t = useLabels<typeof english>('tariffs');
  return (
    <ActionForm
      className={styles.form}
      endpoint={changeTariff}
      params={{ id: tariff.id }}
      done={t('saved')}
      label={tariff.names.eng ?? String(tariff.id)}
    >
      <PriceFields tariff={tariff} />
      <CheckboxLine name="isOffered" defaultChecked={tariff.isOffered} text={t('is_offered')} />
      <LanguageFields tariff={tariff} language="eng" />
      <details className={styles.more}>
        <summary className={classes(buttons.button, buttons.quiet)}>
          {t('other_languages')}
          <Icon name="down" />
        </summary>
        <div className={styles.languages}>
          {LANGUAGES.filter((language) => language !== 'eng').map((language) => (
            <LanguageFields key={language} tariff={tariff} language={language} />
          ))}
        </div>
      </details>
      <div>
        <button className={buttons.button} type="submit">
          {t('save')}
        </button>
      </div>
    </ActionForm>
  );
}

function PriceFields({ tariff: { price, currency, period } }: { tariff: Tariff }) {
  const t = useLabels<typeof english>('tariffs');
  const [chosen, setChosen] = useState(period ?? 'month');
  return (
    <div className={styles.price}>
      <TextField
        label={t('price')}
        name="price"
        inputMode="decimal"
        maxLength={10}
        defaultValue={price ?? ''}
        placeholder={t('on_request')}
      />
      <TextField
        label={t('currency')}
        name="currency"
        maxLength={3}
        defaultValue={currency ?? ''}
        placeholder="EUR"
      />
      <Select
        label={t('period')}
        name="period"
        options={PERIODS.map((id) => ({ id, text: t(`period_${id}`) }))}
        active={chosen}
        onChange={setChosen}
      />
    </div>
  );
}

function LanguageFields({ tariff, language }: { tariff: Tariff; language: Language }) {
  const t = useLabels<typeof english>('tariffs');
  const lang = languageTag(language);
  return (
    <fieldset className={styles.language}>
      <legend lang={lang}>{languageName(language)}</legend>
      <TextField
        label={t('name')}
        name={`name_${language}`}
        lang={lang}
        maxLength={LONGEST_NAME}
        defaultValue={tariff.names[language] ?? ''}
        required={language === 'eng'}
      />
      <label className={fields.label}>
        {t('description')}
        <textarea
          className={classes(fields.field, styles.text)}
          name={`description_${language}`}
          lang={lang}
          rows={2}
          maxLength={LONGEST_DESCRIPTION}
          defaultValue={tariff.descriptions[language] ?? ''}
        />
      </label>
    </fieldset>
  );
}
