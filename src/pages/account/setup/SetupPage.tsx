import { LANGUAGES, languageName } from '#domain/languages/languages.ts';
import { AccountSheet } from '#page-parts/account-sheet/AccountSheet.tsx';
import type { PageView } from '#platform/contract/page-view.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { LONGEST_EMAIL } from '#platform/session/contact-address.ts';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '#platform/session/password-rules.ts';
import { ActionForm } from '#ui/action-form/ActionForm.tsx';
import buttons from '#ui/button/button.module.css';
import { CheckboxLine } from '#ui/checkbox/Checkbox.tsx';
import { classes } from '#ui/classes.ts';
import steps from '#ui/code-form/steps.module.css';
import fields from '#ui/field/field.module.css';
import { TextField } from '#ui/field/TextField.tsx';
import type english from './labels/eng.json';
import styles from './SetupPage.module.css';
import {
  boxOf,
  LONGEST_NAME,
  LONGEST_SITE_NAME,
  LONGEST_TOKEN,
  type SetupPageData,
  setUpSite,
  setupPage,
} from './setup.contract.ts';

function SetupPage({ data }: { data: SetupPageData }) {
  const t = useLabels<typeof english>('setup');
  const link = useLink();
  return (
    <AccountSheet title={t('title')} lead={t('lead')} refused={data.refused} next={null} isForAll>
      <ActionForm
        className={steps.form}
        endpoint={setUpSite}
        onDone={() => location.assign(link('/operator/start/'))}
      >
        {data.needsToken && (
          <>
            <Field label={t('token')} name="token" autoComplete="off" maxLength={LONGEST_TOKEN} required />
            <p className={steps.hint}>{t('token_hint')}</p>
          </>
        )}
        <h2 className={styles.heading}>{t('administrator')}</h2>
        <Field label={t('name')} name="name" autoComplete="name" maxLength={LONGEST_NAME} required />
        <Field
          label={t('email')}
          name="email"
          type="email"
          autoComplete="username"
          maxLength={LONGEST_EMAIL}
          required
        />
        <Field
          label={t('password')}
          name="password"
          type="password"
          autoComplete="new-password"
          minLength={SHORTEST_PASSWORD}
          maxLength={LONGEST_PASSWORD}
          required
        />
        <p className={steps.hint}>{t('password_hint', { count: SHORTEST_PASSWORD })}</p>
        <h2 className={styles.heading}>{t('site')}</h2>
        <Field
          label={t('site_name')}
          name="siteName"
          defaultValue={data.siteName}
          maxLength={LONGEST_SITE_NAME}
        />
        <Languages own={data.ownLanguage} />
        <p className={steps.hint}>{data.hasMail ? t('mail_set') : t('mail_missing')}</p>
        <button className={classes(buttons.button, buttons.solid, steps.go)} type="submit">
          {t('submit')}
        </button>
      </ActionForm>
    </AccountSheet>
  );
}

/** That of addresses without a prefix (DEFAULT_LANGUAGE) cannot be left out. */
function Languages({ own }: { own: SetupPageData['ownLanguage'] }) {
  const t = useLabels<typeof english>('setup');
  return (
    <fieldset className={styles.languages}>
      <legend className={fields.label}>{t('languages')}</legend>
      {LANGUAGES.map((language) => (
        <CheckboxLine
          key={language}
          name={boxOf(language)}
          text={languageName(language)}
          disabled={language === own}
          defaultChecked
        />
      ))}
    </fieldset>
  );
}

function Field({ label, ...input }: { label: string } & React.ComponentProps<'input'>) {
  return <TextField label={label} className={steps.field} {...input} />;
}

export const view: PageView<SetupPageData> = {
  View: SetupPage,
  head: (_, { translator }) => {
    const t = translator.of<keyof typeof english>('setup');
    return { title: t('title'), description: t('lead'), path: setupPage.path, isIndexed: false };
  },
};
