import { useId, useRef, useState } from 'react';
import { LANGUAGES, type Language, languageName } from '#domain/languages/languages.ts';
import { useLabels, useLanguage } from '#platform/i18n/I18n.tsx';
import buttons from '#ui/button/button.module.css';
import { CheckboxLine } from '#ui/checkbox/Checkbox.tsx';
import { classes } from '#ui/classes.ts';
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { TextField } from '#ui/field/TextField.tsx';
import { Hint } from '#ui/hint/Hint.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { Popup } from '#ui/popup/Popup.tsx';
import { Select } from '#ui/select/Select.tsx';
import type english from './labels/eng.json';
import styles from './MessagesShowcase.module.css';

const FILE_LANGUAGES = LANGUAGES.map((id) => ({ id, text: languageName(id) }));

interface Props {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onSend: () => void;
}

/** A form that asks before it throws away what was typed, with a popup and a hint in it. */
export function RequestDialog({ isOpen, onClose, onSend }: Props) {
  const t = useLabels<typeof english>('messages-showcase');
  const [isDiscarding, setDiscarding] = useState(false);
  const [language, setLanguage] = useState<Language>(useLanguage());
  const form = useId();
  const footer = (
    <>
      <button type="button" className={buttons.button} onClick={() => setDiscarding(true)}>
        {t('give_up')}
      </button>
      <button type="submit" form={form} className={classes(buttons.button, buttons.solid)}>
        {t('send')}
      </button>
    </>
  );
  const discard = () => {
    setDiscarding(false);
    onClose();
  };
  return (
    <Dialog title={t('request_title')} isOpen={isOpen} onClose={onClose} footer={footer}>
      <form
        id={form}
        className={styles.stack}
        onSubmit={(event) => {
          event.preventDefault();
          onSend();
        }}
      >
        <TextField label={t('request_name')} name="name" autoComplete="name" />
        <Select
          label={t('request_language')}
          name="language"
          options={FILE_LANGUAGES}
          active={language}
          onChange={setLanguage}
        />
        <Options />
      </form>
      <ConfirmDialog
        question={t('discard_title')}
        isOpen={isDiscarding}
        isDangerous
        confirm={t('give_up')}
        onConfirm={discard}
        onCancel={() => setDiscarding(false)}
      >
        {t('discard_text')}
      </ConfirmDialog>
    </Dialog>
  );
}

function Options() {
  const t = useLabels<typeof english>('messages-showcase');
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <div>
      <button
        ref={button}
        type="button"
        className={buttons.button}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onClick={() => setOpen(!isOpen)}
      >
        {t('more_options')}
        <Icon name="down" />
      </button>
      {isOpen && (
        <Popup
          anchor={button}
          label={t('more_options')}
          className={styles.options}
          onClose={() => setOpen(false)}
        >
          <CheckboxLine text={t('with_notes')} name="notes" />
          <Hint text={t('notes_hint')} about={t('with_notes')} />
        </Popup>
      )}
    </div>
  );
}
