import { useState } from 'react';
import { LANGUAGES, type Language, languageName } from '#domain/languages/languages.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { announceLook } from '#platform/look/Look.tsx';
import { ActionForm } from '#ui/action-form/ActionForm.tsx';
import buttons from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import { Select } from '#ui/select/Select.tsx';
import { Temporary } from '#ui/temporary/Temporary.tsx';
import { LookFields } from './LookFields.tsx';
import type english from './labels/eng.json';
import styles from './SettingsForm.module.css';
import { setEmailLanguage, setSettings } from './user-settings.contract.ts';

/** What someone may set for themselves. `emailLanguage`: null where e-mails follow the page they were requested on. */
export function SettingsForm({ emailLanguage }: { emailLanguage: Language | null }) {
  const t = useLabels<typeof english>('user-settings');
  const [isSaved, setSaved] = useState(false);
  const saved = () => setSaved(true);
  return (
    <div className={styles.settings}>
      <ActionForm
        endpoint={setSettings}
        label={t('display')}
        onDone={() => {
          announceLook();
          saved();
        }}
      >
        <LookFields onStored={saved} />
        <button className={classes(buttons.button, styles.withoutScript)} type="submit">
          {t('save')}
        </button>
      </ActionForm>
      <EmailLanguageForm emailLanguage={emailLanguage} onSaved={saved} />
      <Temporary isShown={isSaved} onGone={() => setSaved(false)}>
        {t('saved')}
      </Temporary>
    </div>
  );
}

function EmailLanguageForm({
  emailLanguage,
  onSaved,
}: {
  emailLanguage: Language | null;
  onSaved: () => void;
}) {
  const t = useLabels<typeof english>('user-settings');
  const [chosen, setChosen] = useState<Language | ''>(emailLanguage ?? '');
  const languages = LANGUAGES.map((id) => ({ id, text: languageName(id) }));
  return (
    <ActionForm
      endpoint={setEmailLanguage}
      label={t('emails_form')}
      className={styles.emails}
      onDone={onSaved}
    >
      <Select
        label={t('emails')}
        name="language"
        options={[{ id: '', text: t('emails_page') }, ...languages]}
        active={chosen}
        onChange={setChosen}
      />
      <button className={buttons.button} type="submit">
        {t('save')}
      </button>
    </ActionForm>
  );
}
