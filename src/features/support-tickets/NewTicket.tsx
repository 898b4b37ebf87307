import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { ActionForm } from '#ui/action-form/ActionForm.tsx';
import buttons from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import { TextField } from '#ui/field/TextField.tsx';
import type english from './labels/eng.json';
import styles from './MessageForm.module.css';
import { MessageField } from './MessageForm.tsx';
import { LONGEST_SUBJECT, openTicket } from './support-tickets.contract.ts';

/** Begins a conversation and opens it. */
export function NewTicket() {
  const t = useLabels<typeof english>('support-tickets');
  const link = useLink();
  return (
    <ActionForm
      className={styles.form}
      endpoint={openTicket}
      label={t('write_new')}
      onDone={({ id }) => location.assign(link(`/support/${id}/`))}
    >
      <TextField
        label={t('subject')}
        name="subject"
        maxLength={LONGEST_SUBJECT}
        required
        autoComplete="off"
      />
      <MessageField label={t('text')} />
      <button className={classes(buttons.button, buttons.solid, styles.send)} type="submit">
        {t('send')}
      </button>
    </ActionForm>
  );
}
