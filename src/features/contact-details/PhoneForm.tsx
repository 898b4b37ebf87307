import { useRef, useState } from 'react';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { useHere } from '#platform/navigation/Here.tsx';
import { useReload } from '#platform/navigation/Reload.tsx';
import type refusals from '#platform/refusals/labels/eng.json';
import { LONGEST_PHONE } from '#platform/session/contact-address.ts';
import { ActionForm } from '#ui/action-form/ActionForm.tsx';
import buttons from '#ui/button/button.module.css';
import { ASK_FOR_ADDRESS, ASK_FOR_CODE } from '#ui/code-form/code-login.ts';
import { type CodeLoginControls, useCodeLogin } from '#ui/code-form/useCodeLogin.ts';
import { TextField } from '#ui/field/TextField.tsx';
import { Message } from '#ui/message/Message.tsx';
import { useMessages } from '#ui/message-banner/MessageBannerProvider.tsx';
import { ConfirmContact } from './ConfirmContact.tsx';
import styles from './ContactForms.module.css';
import { updateMobile } from './contact-details.contract.ts';
import type { ContactDetails } from './contact-details.ts';
import type english from './labels/eng.json';

/** A new number is noted, then a code is sent to it by itself, and the code makes it the account's. */
export function PhoneForm({ phone, pendingPhone }: ContactDetails) {
  const t = useLabels<typeof english>('contact-details');
  const why = useLabels<typeof refusals>('refusals');
  const login = useCodeLogin(pendingPhone ? ASK_FOR_CODE : ASK_FOR_ADDRESS);
  const [messages, setMessages] = useState<readonly string[]>([]);
  const [pending, setPending] = useState(pendingPhone);
  const field = useRef<HTMLInputElement>(null);
  const { state } = login;

  const sendCode = (answered: readonly string[]) => {
    setMessages(answered);
    const typed = field.current?.value.trim();
    if (answered.length > 0 || !typed) return;
    setPending(typed);
    void login.send();
  };
  return (
    <div className={styles.forms}>
      <p className={styles.now}>{phone ?? t('phone_none')}</p>
      <ActionForm
        className={styles.form}
        endpoint={updateMobile}
        onDone={(reply) => sendCode(reply.messages)}
      >
        {messages.map((message) => (
          <Message key={message}>{message}</Message>
        ))}
        {state.step === 'address' && state.refused && <Message>{why(state.refused)}</Message>}
        <TextField
          label={t('new_phone')}
          ref={field}
          type="tel"
          name="phone"
          autoComplete="tel"
          placeholder="+44 20 7946 0000"
          maxLength={LONGEST_PHONE}
          onChange={() => setMessages([])}
        />
        <button className={buttons.button} type="submit">
          {t('send_code')}
        </button>
      </ActionForm>
      {pending && state.step === 'code' && <ConfirmPhone login={login} phone={pending} />}
    </div>
  );
}

function ConfirmPhone({ login, phone }: { login: CodeLoginControls; phone: string }) {
  const t = useLabels<typeof english>('contact-details');
  const link = useLink();
  const { path } = useHere();
  const reload = useReload();
  const { show } = useMessages();
  const done = async () => {
    login.startOver();
    await reload();
    show({ message: t('phone_confirmed') });
  };
  return (
    <div className={styles.confirm}>
      <p className={styles.now}>{t('phone_pending', { phone })}</p>
      <ConfirmContact login={login} purpose="confirm-phone" next={link(path)} onDone={() => void done()} />
    </div>
  );
}
