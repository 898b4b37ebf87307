import { useState } from 'react';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { useSignInHref } from '#platform/navigation/useSignInHref.ts';
import { AlertLine } from '#ui/alert-line/AlertLine.tsx';
import { Message } from '#ui/message/Message.tsx';
import { Specimen } from '../Specimen.tsx';
import type english from './labels/eng.json';
import styles from './MessagesShowcase.module.css';

export function AlertSpecimens() {
  const t = useLabels<typeof english>('messages-showcase');
  const signInHref = useSignInHref();
  const [isClosed, setClosed] = useState(false);
  const signIn = (
    <a className="link" href={signInHref}>
      {t('sign_in')}
    </a>
  );
  return (
    <>
      <Specimen id="inline-message" title={t('inline_message')}>
        <Message>{t('message_red')}</Message>
      </Specimen>
      <Specimen id="alert-lines" title={t('alert_lines')} isWide>
        <div className={styles.stack}>
          <AlertLine icon="lock" action={signIn}>
            {t('alert_warn')}
          </AlertLine>
          <AlertLine tone="bad">{t('alert_bad')}</AlertLine>
          {!isClosed && (
            <AlertLine tone="plain" onClose={() => setClosed(true)}>
              {t('alert_plain')}
            </AlertLine>
          )}
        </div>
      </Specimen>
    </>
  );
}
