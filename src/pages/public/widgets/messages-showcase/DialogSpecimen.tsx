import { type ReactNode, useState } from 'react';
import { useLabels } from '#platform/i18n/I18n.tsx';
import buttons from '#ui/button/button.module.css';
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { useMessages } from '#ui/message-banner/MessageBannerProvider.tsx';
import { Specimen } from '../Specimen.tsx';
import type english from './labels/eng.json';
import styles from './MessagesShowcase.module.css';
import { RequestDialog } from './RequestDialog.tsx';

const KINDS = ['small', 'wide', 'form', 'confirm', 'danger'] as const;
type Kind = (typeof KINDS)[number];

export function DialogSpecimen() {
  const t = useLabels<typeof english>('messages-showcase');
  const { show } = useMessages();
  const [kind, setKind] = useState<Kind | null>(null);
  const close = () => setKind(null);
  const send = () => {
    close();
    show({ message: t('message_green') });
  };
  return (
    <Specimen id="dialogs" title={t('dialogs')} note={t('dialogs_note')}>
      <div className={styles.buttons}>
        {KINDS.map((name) => (
          <button key={name} type="button" className={buttons.button} onClick={() => setKind(name)}>
            {t(`open_${name}`)}
          </button>
        ))}
      </div>
      <Dialog
        title={t('source_title')}
        isOpen={kind === 'small'}
        onClose={close}
        footer={<Done onPress={close} />}
      >
        <p>{t('source_text')}</p>
      </Dialog>
      <Dialog
        title={t('rules_title')}
        size="wide"
        isOpen={kind === 'wide'}
        onClose={close}
        footer={<Done onPress={close} />}
      >
        <Rules />
      </Dialog>
      <RequestDialog isOpen={kind === 'form'} onClose={close} onSend={send} />
      <ConfirmDialog
        question={t('send_title')}
        isOpen={kind === 'confirm'}
        confirm={t('send')}
        onConfirm={send}
        onCancel={close}
      >
        {t('send_text')}
      </ConfirmDialog>
      <ConfirmDialog
        question={t('delete_title')}
        isOpen={kind === 'danger'}
        isDangerous
        confirm={t('delete')}
        onConfirm={close}
        onCancel={close}
      >
        {t('delete_text')}
      </ConfirmDialog>
    </Specimen>
  );
}

function Done({ onPress }: { onPress: () => void }): ReactNode {
  const t = useLabels<typeof english>('messages-showcase');
  return (
    <button type="button" className={buttons.button} onClick={onPress}>
      {t('done')}
    </button>
  );
}

function Rules() {
  const t = useLabels<typeof english>('messages-showcase');
  return (
    <div className={styles.prose}>
      {Array.from({ length: 24 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs never change their places
        <p key={index}>{t('rules_text', { number: index + 1 })}</p>
      ))}
    </div>
  );
}
