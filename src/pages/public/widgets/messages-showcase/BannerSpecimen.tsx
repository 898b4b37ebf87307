import { useLabels } from '#platform/i18n/I18n.tsx';
import buttons from '#ui/button/button.module.css';
import { useMessages } from '#ui/message-banner/MessageBannerProvider.tsx';
import type { NewMessage } from '#ui/message-banner/messages.ts';
import { toErrorAlert } from '#ui/message-banner/server-alerts.ts';
import { Specimen } from '../Specimen.tsx';
import type english from './labels/eng.json';
import styles from './MessagesShowcase.module.css';

export function BannerSpecimen() {
  const t = useLabels<typeof english>('messages-showcase');
  const { show } = useMessages();
  const undo = { label: t('undo'), onPress: () => show({ message: t('message_back') }) };
  const five = [1, 2, 3, 4, 5].map((number) => ({ message: t('message_number', { number }) }));
  const kinds: readonly { name: string; messages: readonly NewMessage[] }[] = [
    { name: t('show_green'), messages: [{ message: t('message_green') }] },
    { name: t('show_red'), messages: [{ message: t('message_red'), type: 'alertRed' }] },
    { name: t('show_yellow'), messages: [{ message: t('message_yellow'), type: 'alertYellow' }] },
    { name: t('show_plain'), messages: [{ message: t('message_plain'), type: 'plain' }] },
    { name: t('show_persistent'), messages: [toErrorAlert(t('message_persistent'))] },
    { name: t('show_action'), messages: [{ message: t('message_hidden'), type: 'plain', action: undo }] },
    { name: t('show_five'), messages: five },
  ];
  return (
    <Specimen id="banner" title={t('banner')} note={t('banner_note')}>
      <div className={styles.buttons}>
        {kinds.map(({ name, messages }) => (
          <button key={name} type="button" className={buttons.button} onClick={() => messages.forEach(show)}>
            {name}
          </button>
        ))}
      </div>
    </Specimen>
  );
}
